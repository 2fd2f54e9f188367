/** Delay in ms where `requestIdleCallback` is missing (Safari). */
const insteadMs = 200;
/** Longest wait for an idle moment, in ms. */
const atLastMs = 2000;

/** Calls `act` once the browser is idle, or after the longest wait. Returns the cancel function. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, insteadMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: atLastMs });
  return () => cancelIdleCallback(handle);
}
