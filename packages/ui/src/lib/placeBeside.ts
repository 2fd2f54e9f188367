/** A popover's own margin on two sides, in px. */
const margins = 16;

/**
 * Puts an open popover on the wanted side of what it belongs to, or on the other where there is more room, and along it
 * from its end or its middle. The browser keeps it there, as far as it knows `position-area`; others get the place of
 * this moment. It does not look for the place by `position-try-fallbacks`: Safari 26 can loop in them for ever.
 */
export function placeBeside(
  popover: HTMLElement,
  anchor: HTMLElement,
  wanted: 'above' | 'below',
  along: 'end' | 'middle',
): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = { above: at.top, below: window.innerHeight - at.bottom };
  const other = wanted === 'above' ? 'below' : 'above';
  const side = room[wanted] < height + margins && room[other] > room[wanted] ? other : wanted;

  // Named by the sides of the window: the others are those of the page, whose direction may be another one.
  const isLeftToRight = getComputedStyle(popover).direction === 'ltr';
  const fitsFromEnd = width <= (isLeftToRight ? at.right : window.innerWidth - at.left);
  const goesLeft = isLeftToRight === fitsFromEnd;
  const areas = {
    end: `${side === 'above' ? 'top' : 'bottom'} ${goesLeft ? 'span-left' : 'span-right'}`,
    middle: side === 'above' ? 'top' : 'bottom',
  };
  popover.style.setProperty('position-area', areas[along]);
  if (CSS.supports('position-area: top')) return;

  const lefts = { end: goesLeft ? at.right - width : at.left, middle: at.left + (at.width - width) / 2 };
  popover.style.top = `${side === 'above' ? at.top - height - margins : at.bottom}px`;
  popover.style.left = `${Math.max(0, Math.min(lefts[along], window.innerWidth - width))}px`;
}
