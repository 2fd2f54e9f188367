import { isFocusLost } from '@porchlight/ui';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

const buttonsOf = (box: Element | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('article button[aria-pressed]') ?? []),
];

/**
 * Moves the focus when the focused card is removed: to the button of the card in its place, else to the
 * page's heading.
 *
 * @param count the current number of cards
 * @returns props of the element around the cards
 */
export function useFocusNextCard(count: number): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const position = useRef(-1);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || position.current < 0 || !isFocusLost()) return;
    const buttons = buttonsOf(ref.current);
    const next = buttons[Math.min(position.current, buttons.length - 1)];
    if (next === undefined) focusHeading();
    else next.focus();
  }, [count]);
  return {
    ref,
    onFocus(event) {
      position.current = buttonsOf(ref.current).indexOf(event.target as HTMLElement);
    },
  };
}
