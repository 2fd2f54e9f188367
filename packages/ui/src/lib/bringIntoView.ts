/** The nearest element around `item` that scrolls sideways, from `list` outward. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = list; box; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return box;
  return list;
}

/**
 * Scrolls `list`, or what scrolls around it, sideways so that `item` is fully visible, in the middle; does nothing if
 * it already is. Not `scrollIntoView`: that would move the page as well.
 */
export function bringIntoView(list: HTMLElement, item: Element): void {
  const box = scrollerOf(list);
  const { left, right } = item.getBoundingClientRect();
  const edge = box.getBoundingClientRect();
  if (left < edge.left || right > edge.right) box.scrollLeft += (left + right - edge.left - edge.right) / 2;
}
