// The time, for whoever shows it: it ticks only while somebody looks.

import { createSubscriber } from "svelte/reactivity";

const watch = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Now, in milliseconds since 1970; what depends on it is renewed every second. */
export function now(): number {
  watch();
  return Date.now();
}
