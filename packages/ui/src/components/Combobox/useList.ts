import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { moveFocus, movingKeys } from '../../lib/index.ts';

/** How many options Page Up and Page Down leap over. */
const PAGE = 10;

interface ListOptions {
  /** Id of the field; the list's and the options' begin with it. */
  id: string;
  /** Around field and list: a tap outside it closes the list. */
  frame: RefObject<HTMLElement | null>;
  /** The keys of the options that can be chosen now, in order. */
  keys: readonly string[];
  /** The key of the chosen option; the list opens at it. */
  chosenKey: string | undefined;
  /** Whether there is anything to show, options or a line in their place. */
  canShow: boolean;
  /** Whether choosing leaves it open. */
  staysOpen: boolean;
  /** Whether several options can be chosen. */
  several: boolean;
  onChoose: (index: number) => void;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** What a list has to know of a key, whoever heard of it. */
type ListKey = Pick<
  KeyboardEvent,
  | 'key'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'preventDefault'
  | 'nativeEvent'
>;

/**
 * The behavior of a list under a text field: whether it is open, which option is highlighted, and the keys. Focus stays
 * in the field. An option is remembered by its key, so that a list that changes keeps the highlight on it or loses it.
 */
export function useList({
  id,
  frame,
  keys,
  chosenKey,
  canShow,
  staysOpen,
  several,
  onChoose,
  onOpenChange,
}: ListOptions) {
  const optionId = (index: number) => `${id}-option-${index}`;
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [highlight, setHighlight] = useState<string>();
  const movedByKey = useRef(false);
  const isShown = isOpen && canShow;
  const highlighted = isShown && highlight !== undefined ? keys.indexOf(highlight) : -1;

  const setOpen = (open: boolean) => {
    if (open === isOpen) return;
    setIsOpen(open);
    onOpenChange?.(open);
  };
  const close = () => {
    setHighlight(undefined);
    setOpen(false);
  };
  const choose = (index: number) => {
    if (!staysOpen) close();
    onChoose(index);
  };
  const moveTo = (index: number) => {
    movedByKey.current = true;
    setHighlight(keys[index]);
  };

  useEffect(() => {
    if (!movedByKey.current || highlighted < 0) return;
    movedByKey.current = false;
    document.getElementById(optionId(highlighted))?.scrollIntoView({ block: 'nearest' });
  });

  // Under a field at the foot of the screen the list would open, or grow, out of sight.
  useEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, keys.length]);

  // A finger that taps beside the field does not take the focus away from it everywhere. One that scrolls leaves it open.
  const closeLatest = useRef(close);
  useEffect(() => {
    closeLatest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) closeLatest.current();
    };
    document.addEventListener('pointerup', onPress);
    return () => document.removeEventListener('pointerup', onPress);
  }, [isOpen, frame]);

  const onArrow = (event: ListKey, key: 'ArrowDown' | 'ArrowUp') => {
    event.preventDefault();
    if (event.altKey) {
      if (key === 'ArrowUp') close();
      else setOpen(true);
    } else if (isShown) {
      moveTo(moveFocus(key, highlighted, keys.length));
    } else {
      setOpen(true);
      const chosen = chosenKey === undefined ? -1 : keys.indexOf(chosenKey);
      moveTo(chosen < 0 ? moveFocus(key, -1, keys.length) : chosen);
    }
  };

  const onKeyDown = (event: ListKey) => {
    // A key that belongs to composing a word, or that someone answered already, is not the list's.
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      onArrow(event, key);
      return;
    }
    // Closed, the other keys belong to whatever is around the field: Enter sends the form, Escape closes the dialog.
    if (!isShown) return;
    const move = movingKeys[key];
    if (key === 'Escape') {
      event.preventDefault();
      close();
    } else if (key === 'Enter' && highlighted >= 0) {
      event.preventDefault();
      choose(highlighted);
    } else if (keys.length > 0 && move !== undefined && !event.shiftKey) {
      event.preventDefault();
      moveTo(moveFocus(move, highlighted, keys.length));
    } else if (keys.length > 0 && (key === 'PageDown' || key === 'PageUp')) {
      event.preventDefault();
      const leap = highlighted + (key === 'PageDown' ? PAGE : -PAGE);
      moveTo(Math.max(0, Math.min(leap, keys.length - 1)));
    }
  };

  return {
    isShown,
    /** Which option the keys or the pointer are at; -1 for none. */
    highlighted,
    /** Opens it; what is highlighted stays. */
    open: () => setOpen(true),
    /** Opens it with nothing highlighted, as after typing. */
    reopen: () => {
      setHighlight(undefined);
      setOpen(true);
    },
    close,
    onKeyDown,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': isShown,
      'aria-activedescendant': highlighted < 0 ? undefined : optionId(highlighted),
    },
    /** A press in the panel leaves the focus in the field. */
    panelProps: { ref: panel, onMouseDown: (event: MouseEvent) => event.preventDefault() },
    listProps: {
      role: 'listbox',
      'aria-multiselectable': several || undefined,
      id: `${id}-list`,
      'aria-labelledby': `${id}-label`,
      onMouseLeave: () => setHighlight(undefined),
    },
    optionProps: (index: number, isChosen = false) => ({
      role: 'option',
      id: optionId(index),
      // Of one, what the keys are at is what would be chosen; of several, it says which are.
      'aria-selected': several ? isChosen : index === highlighted,
      'data-highlighted': index === highlighted || undefined,
      onMouseMove: () => setHighlight(keys[index]),
      onClick: () => choose(index),
    }),
  } as const;
}
