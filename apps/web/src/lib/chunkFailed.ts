/** How long, in ms, a failure stands at least: some browsers do not say that they set out (Safari on a phone). */
const atLeastMs = 1000;

/**
 * Waits before anything is made of a chunk that did not come. A page that is being left lets go of what it still fetches,
 * in some browsers long before the next one is there (Firefox): what took its place would be seen on the way out, and to
 * load the page again would call off the way to the next one.
 */
export async function chunkFailed(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, atLeastMs));
  while ('leaving' in document.documentElement.dataset);
}
