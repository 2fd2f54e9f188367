import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { useFormReset } from '../../lib/index.ts';

interface ChosenKeysOptions {
  /** The keys, when the parent keeps them. */
  value: readonly string[] | undefined;
  /** The keys at first and after a reset, when the control keeps them. */
  defaultValue: readonly string[];
  /** Called on a form reset or a script's selection: the typed text is outdated then. */
  onPut: () => void;
}

/** The selected keys, in the order of `before`; new ones last. */
function keysOf(
  select: HTMLSelectElement | null,
  before: readonly string[],
  isChosen: (option: HTMLOptionElement) => boolean,
): readonly string[] {
  // Not `selectedOptions`, which is stale after a change in some DOMs.
  const found = [...(select?.options ?? [])].filter(isChosen).map(({ value }) => value);
  const stayed = before.filter((key) => found.includes(key));
  const all = [...stayed, ...found.filter((key) => !stayed.includes(key))];
  return all.length === before.length && all.every((key, index) => key === before[index]) ? before : all;
}

const isSelected = (option: HTMLOptionElement) => option.selected;
const isDefault = (option: HTMLOptionElement) => option.defaultSelected;

/** Makes the current selection the one that a reset restores. */
function settle(select: HTMLSelectElement | null): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected;
}

/**
 * The selected keys of a `<select multiple>` for a field that shows them differently, in order of selection.
 * Controlled, they are the parent's. Otherwise the select keeps them, like `useFieldValue` for a text. Every option
 * takes `followOption` as its ref.
 */
export function useChosenKeys(
  select: RefObject<HTMLSelectElement | null>,
  { value, defaultValue, onPut }: ChosenKeysOptions,
): { keys: readonly string[]; followOption: RefCallback<HTMLOptionElement> } {
  const [own, setOwn] = useState(defaultValue);
  const isKept = value === undefined;

  const put = useRef(() => {});
  useLayoutEffect(() => {
    put.current = () => {
      if (!isKept) return;
      setOwn((before) => keysOf(select.current, before, isSelected));
      onPut();
    };
  });

  useFormReset(select, () => {
    setOwn(keysOf(select.current, defaultValue, isDefault));
    onPut();
  });
  useLayoutEffect(() => {
    const { current: element } = select;
    if (!element || !isKept) return undefined;
    const follow = () => setOwn((before) => keysOf(element, before, isSelected));
    follow();
    element.addEventListener('change', follow);
    return () => element.removeEventListener('change', follow);
  }, [select, isKept]);
  // A controlled selection survives a form reset.
  useLayoutEffect(() => {
    if (!isKept) settle(select.current);
  });

  // Scripts, such as form libraries, can set the selection without an event: the property is wrapped.
  const followOption = useCallback((option: HTMLOptionElement | null) => {
    if (!option || Object.hasOwn(option, 'selected')) return;
    const proto = Object.getPrototypeOf(option) as object;
    Object.defineProperty(option, 'selected', {
      configurable: true,
      enumerable: true,
      get: () => Reflect.get(proto, 'selected', option) as unknown,
      set(next: unknown) {
        Reflect.set(proto, 'selected', next, option);
        put.current();
      },
    });
  }, []);

  return { keys: value ?? own, followOption };
}

/** Selects or deselects an option like a user: React's `onChange` fires, for form libraries as well. */
export function toggleOption(select: HTMLSelectElement | null, key: string): void {
  const option = [...(select?.options ?? [])].find(({ value }) => value === key);
  if (!option) return;
  Reflect.set(Object.getPrototypeOf(option) as object, 'selected', !option.selected, option);
  select?.dispatchEvent(new Event('change', { bubbles: true }));
}
