/** Where there are no idle moments to be told of (Safari), so many ms later. */
const insteadMs = 200;
/** A browser that always has something more urgent to do is not waited for any longer, in ms. */
const atLastMs = 2000;

/** Calls `act` once the browser has nothing more urgent to do, or at last. Returns the undoing. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, insteadMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: atLastMs });
  return () => cancelIdleCallback(handle);
}
