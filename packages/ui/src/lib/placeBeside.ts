import { directionOf } from './keyStep.ts';

/** A popover's own margin on two sides, in px. */
const margins = 16;

/** Which edges of a popover and its anchor are aligned, or their centers. */
export type Alignment = 'start' | 'center' | 'end';

/** Tolerance for margins and rounded positions, in px. */
const tolerance = 8;

/**
 * Positions an open popover with `position-area`, and reports whether the browser placed it there. Firefox 153 places
 * one with another text direction than the page across the window, or outside of it.
 */
export function keepIn(popover: HTMLElement, area: string, left: number): boolean {
  popover.style.setProperty('position-area', area);
  const isThere = Math.abs(popover.getBoundingClientRect().left - left) < tolerance;
  // jsdom has no `CSS`.
  if (isThere && 'CSS' in globalThis && CSS.supports('position-area: top')) return true;
  popover.style.removeProperty('position-area');
  return false;
}

/**
 * Places an open popover on the wanted side of its anchor, or on the other if there is more space, aligned at its
 * start, center or end. The browser keeps it there, as far as it can; otherwise it gets a fixed position. Does not
 * use `position-try-fallbacks`: Safari 26 can loop in them forever.
 */
export function placeBeside(
  popover: HTMLElement,
  anchor: HTMLElement,
  wanted: 'top' | 'bottom',
  align: Alignment,
): void {
  // Resets its height: the space at its last position may have limited it.
  Object.assign(popover.style, { inset: '', maxBlockSize: '' });
  popover.style.removeProperty('position-area');
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = { top: at.top, bottom: window.innerHeight - at.bottom };
  const other = wanted === 'top' ? 'bottom' : 'top';
  const side = room[wanted] < height + margins && room[other] > room[wanted] ? other : wanted;

  // Physical sides of the window: logical ones follow the page, whose direction may differ.
  const isLeftToRight = directionOf(popover) === 'ltr';
  const alignsRight = isLeftToRight === (align === 'end');
  const fits = width <= (alignsRight ? at.right : window.innerWidth - at.left);
  const goesLeft = alignsRight === fits;
  const middle = at.left + (at.width - width) / 2;
  const wish = align === 'center' ? middle : goesLeft ? at.right - width : at.left;
  const left = Math.max(0, Math.min(wish, document.documentElement.clientWidth - width));
  const span = align === 'center' ? '' : goesLeft ? ' span-left' : ' span-right';
  if (keepIn(popover, `${side}${span}`, left)) return;

  popover.style.maxBlockSize = `${room[side] - margins}px`;
  popover.style.top = `${side === 'top' ? at.top - popover.offsetHeight - margins : at.bottom}px`;
  popover.style.left = `${left}px`;
}
