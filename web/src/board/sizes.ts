import { MediaQuery } from "svelte/reactivity";

/** Panels on both sides of the board. */
export const wide = new MediaQuery("(min-width: 1080px)");
export const phone = new MediaQuery("(max-width: 599px)");
/** Too low for large pictures beside the board. */
export const short = new MediaQuery("(max-height: 849px)");
