/** Minimum delay in ms: some browsers fire no event when a navigation starts (Safari on iOS). */
const atLeastMs = 1000;

/**
 * Waits before a failed chunk counts as failed. A page that is being left cancels its requests, in Firefox
 * long before the next page is there: an error would flash, and a reload would cancel the navigation.
 */
export async function chunkFailed(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, atLeastMs));
  while ('leaving' in document.documentElement.dataset);
}
