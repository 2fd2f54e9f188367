/**
 * Scrolls `box` sideways so that `item` is fully visible, in the middle; does nothing if it already is. Not
 * `scrollIntoView`: that would move the page as well.
 */
export function bringIntoView(box: HTMLElement, item: Element): void {
  const { left, right } = item.getBoundingClientRect();
  const edge = box.getBoundingClientRect();
  if (left < edge.left || right > edge.right) box.scrollLeft += (left + right - edge.left - edge.right) / 2;
}
