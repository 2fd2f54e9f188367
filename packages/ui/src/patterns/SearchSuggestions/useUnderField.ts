import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useList } from '../../components/Combobox/index.ts';
import { enterText } from '../../lib/index.ts';

interface UnderFieldOptions {
  /** Prefix of the ids of list and options. */
  id: string;
  /** The input of the enclosing field. */
  input: RefObject<HTMLInputElement | null> | null;
  /** The keys of the options, in order. */
  keys: readonly string[];
  onInputChange: (text: string, cause: 'entered' | 'typed') => void;
  onLeave: (() => void) | undefined;
  onSearch: ((text: string) => void) | undefined;
  onChoose: (index: number) => void;
  /** Removes an option, if possible. Returns whether it was removed. */
  onDelete: (index: number) => boolean;
}

/**
 * A list under an input rendered elsewhere, which may contain text by the time the list is loaded: it listens to the
 * input and makes it a combobox.
 */
export function useUnderField({
  id,
  input,
  keys,
  onInputChange,
  onLeave,
  onSearch,
  onChoose,
  onDelete,
}: UnderFieldOptions) {
  const frame = useRef<HTMLElement | null>(null);
  const [text, setText] = useState('');
  const list = useList({
    id,
    frame,
    keys,
    chosenKey: undefined,
    canShow: keys.length > 0,
    staysOpen: false,
    several: false,
    onChoose,
    onOpenChange: undefined,
  });
  const { fieldProps } = list;

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(fieldProps)) {
      if (value === undefined) input?.current?.removeAttribute(name);
      else input?.current?.setAttribute(name, String(value));
    }
  });

  const enter = (field: HTMLInputElement) => {
    setText(field.value);
    onInputChange(field.value, 'entered');
    list.open();
  };
  const heard = {
    focus: enter,
    click: () => list.open(),
    input: (field: HTMLInputElement) => {
      setText(field.value);
      // The text first, as in `ComboboxField`.
      onInputChange(field.value, 'typed');
      list.reopen();
    },
    keydown: (field: HTMLInputElement, event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const isAtEnd = field.selectionStart === field.value.length && !event.isComposing;
      // At the end of the text, Delete has nothing to delete.
      if (event.key === 'Delete' && isAtEnd && onDelete(list.highlighted)) event.preventDefault();
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const preventDefault = (): void => event.preventDefault();
      const held = { altKey, ctrlKey, metaKey, shiftKey };
      list.onKeyDown({ key, ...held, defaultPrevented, preventDefault, nativeEvent: event });
    },
    blur: (_: HTMLInputElement, event: Event) => {
      // Screen reader users may move into the list itself.
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget instanceof Node && list.panelProps.ref.current?.contains(relatedTarget)) return;
      list.close();
      onLeave?.();
    },
    submit: (field: HTMLInputElement) => {
      list.close();
      onSearch?.(field.value.trim());
    },
  };
  const latest = useRef(heard);
  useLayoutEffect(() => {
    latest.current = heard;
  });

  useEffect(() => {
    const field = input?.current;
    if (!field) return undefined;
    frame.current = field.form;
    const left = new AbortController();
    for (const name of ['focus', 'click', 'input', 'keydown', 'blur'] as const)
      field.addEventListener(name, (event) => latest.current[name](field, event), left);
    field.form?.addEventListener('submit', () => latest.current.submit(field), left);
    // The field may already have the focus, and text.
    if (document.activeElement === field) latest.current.focus(field);
    return () => left.abort();
  }, [input]);

  return {
    list,
    text,
    /** Sets the field's text, and closes the list. */
    put: (words: string) => {
      enterText(input?.current ?? null, words);
      list.close();
    },
  };
}
