import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { onFormReset } from './useFormReset.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface FieldValueOptions {
  /** The value, when the parent keeps it. */
  value: string | undefined;
  /** The value at first and after a reset, when the control keeps it. Default `''`. */
  defaultValue?: string | undefined;
  /** Called on a form reset or when a script sets the value: the typed text is outdated then. */
  onPut?: () => void;
}

/**
 * The value of a control for a component that shows something derived from it: a counter, a hint, the text of a key.
 * Controlled, it is the parent's. Otherwise the control keeps it, so that forms submit and reset it natively; this
 * only follows it: typed, also before hydration, reset, or set by a form library.
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
    const stopReset = onFormReset(
      element.getRootNode(),
      () => element,
      () => put(element.defaultValue),
    );
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

const listeners = new WeakMap<TextControl, Set<() => void>>();

/**
 * Calls `listener` when a script sets `value`. There is no event for that, and form libraries for uncontrolled fields
 * do it to fill and to clear a form. So the property is wrapped, as React itself does to detect changes.
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
