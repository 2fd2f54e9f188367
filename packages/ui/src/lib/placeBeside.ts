import { directionOf } from './keyStep.ts';

/** A popover's own margin on two sides, in px. */
const margins = 16;

/** Which edge of a popover lies on the same edge of what it belongs to, or the middles of both. */
export type Alignment = 'start' | 'center' | 'end';

/** What a margin and a rounded place may differ by, in px. */
const tolerance = 8;

/**
 * Has the browser keep an open popover in a `position-area`, and tells whether it stands there. Firefox 153 puts one that
 * is read the other way than the page across the window, or out of it.
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
 * Puts an open popover on the wanted side of what it belongs to, or on the other where there is more room, and along it
 * from its start, its middle or its end. The browser keeps it there, as far as it can; else it gets the place of this
 * moment. It does not look for the place by `position-try-fallbacks`: Safari 26 can loop in them for ever.
 */
export function placeBeside(
  popover: HTMLElement,
  anchor: HTMLElement,
  wanted: 'top' | 'bottom',
  align: Alignment,
): void {
  // As tall as it would like to be: the room of its last place may have held it.
  Object.assign(popover.style, { inset: '', maxBlockSize: '' });
  popover.style.removeProperty('position-area');
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = { top: at.top, bottom: window.innerHeight - at.bottom };
  const other = wanted === 'top' ? 'bottom' : 'top';
  const side = room[wanted] < height + margins && room[other] > room[wanted] ? other : wanted;

  // Named by the sides of the window: the others are those of the page, whose direction may be another one.
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
