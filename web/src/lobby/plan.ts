// What somebody had in mind when they went to make a table.

export const plan = {
  /** Several people around one screen. */
  together: false,
};
