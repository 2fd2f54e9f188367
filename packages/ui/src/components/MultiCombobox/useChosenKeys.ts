import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { useFormReset } from '../../lib/index.ts';

interface ChosenKeysOptions {
  /** The keys, when an owner keeps them. */
  value: readonly string[] | undefined;
  /** The keys at first and after a reset, when the control keeps them. */
  defaultValue: readonly string[];
  /** Called when a form was reset, or a script has chosen: what was typed beside it is out of date. */
  onPut: () => void;
}

/** What is chosen there, in the order of `before`; what is new comes last. */
function keysOf(
  select: HTMLSelectElement | null,
  before: readonly string[],
  isChosen: (option: HTMLOptionElement) => boolean,
): readonly string[] {
  // Not `selectedOptions`, which some DOMs keep after a change.
  const found = [...(select?.options ?? [])].filter(isChosen).map(({ value }) => value);
  const stayed = before.filter((key) => found.includes(key));
  const all = [...stayed, ...found.filter((key) => !stayed.includes(key))];
  return all.length === before.length && all.every((key, index) => key === before[index]) ? before : all;
}

const isSelected = (option: HTMLOptionElement) => option.selected;
const isDefault = (option: HTMLOptionElement) => option.defaultSelected;

/** Makes what is chosen what a reset goes back to. */
function settle(select: HTMLSelectElement | null): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected;
}

/**
 * The keys chosen in a `<select multiple>` for a field that shows them otherwise, in the order of choosing. Controlled,
 * they are the owner's. Else the select keeps them, as `useFieldValue` has it for a text. Every option takes
 * `followOption` as its ref.
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
  // What an owner has chosen stays chosen when the form is reset.
  useLayoutEffect(() => {
    if (!isKept) settle(select.current);
  });

  // There is no event for a script that chooses, and form libraries do: the property is wrapped.
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

/** Chooses an option or lets go of it, as if someone had: React's `onChange` fires, for form libraries as well. */
export function toggleOption(select: HTMLSelectElement | null, key: string): void {
  const option = [...(select?.options ?? [])].find(({ value }) => value === key);
  if (!option) return;
  Reflect.set(Object.getPrototypeOf(option) as object, 'selected', !option.selected, option);
  select?.dispatchEvent(new Event('change', { bubbles: true }));
}
