import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';

import { moveFocus, movingKeys, placeBeside } from '../../lib/index.ts';
import { findByLetters } from './findByLetters.ts';

/** Letters typed within this time of each other are one word. */
const typingPauseMs = 600;

/** The behavior of a menu button: a popover of items that the keys walk through. */
export function useMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const openAt = useRef<'first' | 'last'>('first');
  const [open, setOpen] = useState(false);

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (!opened || !list.current || !trigger.current) return;
    placeBeside(list.current, trigger.current, 'bottom', 'end');
    items()
      .at(openAt.current === 'last' ? -1 : 0)
      ?.focus();
    openAt.current = 'first';
  };

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt.current = event.key === 'ArrowUp' ? 'last' : 'first';
    // A press like any other: the button is the popover's invoker, which ties place and focus to it.
    trigger.current?.click();
  };

  const onListKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const from = all.findIndex((item) => item === document.activeElement);
    const move = movingKeys[event.key];
    if (move) {
      event.preventDefault();
      all[moveFocus(move, from, all.length)]?.focus();
    } else if (event.key === 'Tab') {
      list.current?.hidePopover();
    } else if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const { letters, at } = typed.current;
      const word = (event.timeStamp - at < typingPauseMs ? letters : '') + event.key;
      typed.current = { letters: word, at: event.timeStamp };
      const labels = all.map((item) => item.textContent);
      all[findByLetters(labels, word, from)]?.focus();
    }
  };

  const close = () => list.current?.hidePopover();

  return { trigger, list, open, onToggle, onTriggerKeyDown, onListKeyDown, close };
}
