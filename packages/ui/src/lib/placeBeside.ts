import { directionOf } from './keyStep.ts';

/** A popover's own margin on two sides, in px. */
const margins = 16;

/** Which edge of a popover lies on the same edge of what it belongs to, or the middles of both. */
export type Alignment = 'start' | 'center' | 'end';

/**
 * Puts an open popover on the wanted side of what it belongs to, or on the other where there is more room, and along it
 * from its start, its middle or its end. The browser keeps it there, as far as it knows `position-area`; others get the
 * place of this moment. It does not look for the place by `position-try-fallbacks`: Safari 26 can loop in them for ever.
 */
export function placeBeside(
  popover: HTMLElement,
  anchor: HTMLElement,
  wanted: 'top' | 'bottom',
  align: Alignment,
): void {
  // As tall as it would like to be: the room of its last place may have held it.
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
  const span = align === 'center' ? '' : goesLeft ? ' span-left' : ' span-right';
  popover.style.setProperty('position-area', `${side}${span}`);
  if (CSS.supports('position-area: top')) return;

  const middle = at.left + (at.width - width) / 2;
  const left = align === 'center' ? middle : goesLeft ? at.right - width : at.left;
  popover.style.top = `${side === 'top' ? at.top - height - margins : at.bottom}px`;
  popover.style.left = `${Math.max(0, Math.min(left, window.innerWidth - width))}px`;
}
