// What could not be had is asked for again every few seconds, for as long as the server is away.

const OFTEN = 4000;

/** Load something again some seconds after each failure: `failed` is another one each time, and null when there is none. */
export function again(failed: () => object | null, load: () => unknown): void {
  $effect(() => {
    if (!failed()) return;
    const timer = setTimeout(load, OFTEN);
    return () => clearTimeout(timer);
  });
}
