/**
 * Calls `onResize` when an element's size changes; never where sizes cannot be observed, as in jsdom. Returns a
 * function to stop.
 */
export function observeSize(elements: Iterable<Element>, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
