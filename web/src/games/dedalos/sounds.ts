import { SLIDE, type Sounds } from "../../table/sounds";

export const sounds: Sounds = {
  Laid: ["push", SLIDE],
  Covered: ["push", SLIDE],
  Collapsed: ["push", SLIDE],
  Moved: ["step", SLIDE],
  Shoved: ["step", SLIDE],
  MinotaurStepped: ["hooves", SLIDE],
  MinotaurJumped: ["hooves", SLIDE],
  Caught: ["catch", SLIDE],
};
