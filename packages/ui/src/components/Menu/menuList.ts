import { type KeyboardEvent, type RefObject, useRef } from 'react';

import { directionOf, moveFocus, movingKeys } from '../../lib/index.ts';
import { findByLetters } from './findByLetters.ts';

/** Letters typed within this time of each other form one word. */
const typingPauseMs = 600;

/** The focusable items of a menu: without those of submenus, and without the back item unless it is shown. */
export function linesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
    (line) => line.closest('[role="menu"]') === list && line.getClientRects().length > 0,
  );
}

/** Focuses the first or the last item, not the back item. */
export function focusEnd(list: HTMLElement | null, end: 'first' | 'last'): void {
  const lines = linesOf(list).filter((line) => !line.hasAttribute('data-back'));
  lines.at(end === 'last' ? -1 : 0)?.focus({ preventScroll: true });
}

/** Keys that leave a menu. */
interface Ways {
  /** Tab: closes all menus. */
  onLeave: () => void;
  /** The arrow against the reading direction, in a submenu. */
  onBack?: () => void;
}

/** The keys of a menu: arrows, Home, End, letters, and those that open and close submenus. */
export function useMenuKeys(list: RefObject<HTMLElement | null>, { onLeave, onBack }: Ways) {
  const typed = useRef({ letters: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    // Already handled by a submenu.
    if (!(event.target instanceof Element) || event.target.closest('[role="menu"]') !== list.current) return;
    const all = linesOf(list.current);
    const from = all.findIndex((line) => line === document.activeElement);
    const move = movingKeys[event.key];
    const isRightToLeft = directionOf(event.currentTarget) === 'rtl';
    const [deeper, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (move) {
      event.preventDefault();
      all[moveFocus(move, from, all.length)]?.focus();
    } else if (event.key === deeper && all[from]?.hasAttribute('aria-haspopup')) {
      event.preventDefault();
      all[from].click();
    } else if (event.key === back && onBack) {
      event.preventDefault();
      onBack();
    } else if (event.key === 'Tab') {
      onLeave();
    } else if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const { letters, at } = typed.current;
      const word = (event.timeStamp - at < typingPauseMs ? letters : '') + event.key;
      typed.current = { letters: word, at: event.timeStamp };
      const labels = all.map((line) => line.textContent);
      all[findByLetters(labels, word, from)]?.focus();
    }
  };
}
