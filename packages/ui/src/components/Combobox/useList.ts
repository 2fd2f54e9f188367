import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { moveFocus, movingKeys } from '../../lib/index.ts';

/** How many options Page Up and Page Down move. */
const PAGE = 10;

interface ListOptions {
  /** Id of the field, and prefix of the ids of list and options. */
  id: string;
  /** Contains field and list: a tap outside it closes the list. */
  frame: RefObject<HTMLElement | null>;
  /** Keys of the available options, in order. */
  keys: readonly string[];
  /** Key of the selected option; the list opens at it. */
  chosenKey: string | undefined;
  /** Whether there is anything to show: options or a message. */
  canShow: boolean;
  /** Whether the list stays open after a selection. */
  staysOpen: boolean;
  /** Whether several options can be selected. */
  several: boolean;
  onChoose: (index: number) => void;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** The fields of a keyboard event that the list needs, native or from React. */
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
 * The behavior of a list under a text field: whether it is open, which option is highlighted, and the keys. The focus
 * stays in the field. The highlight is stored by key, so that it follows the option or is lost when the list changes.
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

  // Under a field at the bottom of the screen the list would open, or grow, out of view.
  useEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, keys.length]);

  // Not every browser blurs the field on a tap outside. A scroll gesture leaves the list open.
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
    // Keys of IME composition, and those already handled, are not the list's.
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      onArrow(event, key);
      return;
    }
    // When closed, the other keys go to the surroundings: Enter submits the form, Escape closes the dialog.
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
    /** Index of the highlighted option; -1 for none. */
    highlighted,
    /** Opens it; keeps the highlight. */
    open: () => setOpen(true),
    /** Opens it without a highlight, as after typing. */
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
    /** A press in the panel keeps the focus in the field. */
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
      // For single selection, the highlighted option; for multiple, the selected ones.
      'aria-selected': several ? isChosen : index === highlighted,
      'data-highlighted': index === highlighted || undefined,
      onMouseMove: () => setHighlight(keys[index]),
      onClick: () => choose(index),
    }),
  } as const;
}
