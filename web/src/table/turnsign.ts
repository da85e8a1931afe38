// The sign in the tab that it is one's turn.

/** Say in the tab what the page is, and mark it when it is one's turn. */
export function sign(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}
