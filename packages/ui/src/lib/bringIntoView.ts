/**
 * Scrolls `box` sideways so that `item` shows whole, in the middle; leaves it alone when it does already. Not
 * `scrollIntoView`: that would move the page as well.
 */
export function bringIntoView(box: HTMLElement, item: Element): void {
  const { left, right } = item.getBoundingClientRect();
  const edge = box.getBoundingClientRect();
  if (left < edge.left || right > edge.right) box.scrollLeft += (left + right - edge.left - edge.right) / 2;
}
