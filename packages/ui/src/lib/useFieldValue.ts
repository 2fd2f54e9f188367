import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A control whose value is a text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface FieldValueOptions {
  /** The value, when an owner keeps it. */
  value: string | undefined;
  /** The value at first and after a reset, when the control keeps it. Default `''`. */
  defaultValue?: string | undefined;
  /** Called when a form was reset, or a script has put a value there: what was typed beside it is out of date. */
  onPut?: () => void;
}

/**
 * The value of a control for a component that shows something made of it: a counter, a hint, the words for a key.
 * Controlled, it is the owner's. Else the control itself keeps it, so that forms send and reset it without being asked;
 * here it is only followed: as it was typed, before the scripts came too, reset, or put there by a form library.
 */
export function useFieldValue(
  control: RefObject<TextControl | null>,
  { value, defaultValue = '', onPut }: FieldValueOptions,
): string {
  const [own, setOwn] = useState(defaultValue);
  const isKept = value === undefined;

  const latest = useRef(onPut);
  useLayoutEffect(() => {
    latest.current = onPut;
  });
  useLayoutEffect(() => {
    const { current: element } = control;
    if (!element) return undefined;
    const put = (next: string) => {
      if (isKept) setOwn(next);
      latest.current?.();
    };
    const stopReset = onFormReset(element, () => put(element.defaultValue));
    if (!isKept) return stopReset;
    const follow = () => setOwn(element.value);
    follow();
    for (const type of ['input', 'change']) element.addEventListener(type, follow);
    const stopPut = onValuePut(element, () => put(element.value));
    return () => {
      stopReset();
      stopPut();
      for (const type of ['input', 'change']) element.removeEventListener(type, follow);
    };
  }, [control, isKept]);

  return value ?? own;
}

/** Calls `then` when the form of a control is being reset and no one prevents it. Its value is the default one a moment later. */
function onFormReset(control: TextControl | HTMLSelectElement, then: () => void): () => void {
  // As far out as the event goes, so that everyone else had a chance to prevent it.
  const root = control.getRootNode();
  const listener = (event: Event) => {
    if (event.target === control.form && !event.defaultPrevented) then();
  };
  root.addEventListener('reset', listener);
  return () => root.removeEventListener('reset', listener);
}

const listeners = new WeakMap<TextControl, Set<() => void>>();

/**
 * Calls `listener` when a script sets `value`. There is no event for that, and form libraries that leave the value in
 * the control do it to fill and to clear a form. So the property is wrapped, as React itself does to tell changes.
 */
function onValuePut(control: TextControl, listener: () => void): () => void {
  const known = listeners.get(control) ?? new Set();
  if (!listeners.has(control)) {
    listeners.set(control, known);
    const proto = Object.getPrototypeOf(control) as object;
    const inner = Object.getOwnPropertyDescriptor(control, 'value');
    Object.defineProperty(control, 'value', {
      configurable: true,
      enumerable: true,
      get: () => Reflect.get(proto, 'value', control) as unknown,
      set(next: unknown) {
        if (inner?.set) inner.set.call(control, next);
        else Reflect.set(proto, 'value', next, control);
        for (const tell of known) tell();
      },
    });
  }
  known.add(listener);
  return () => void known.delete(listener);
}
