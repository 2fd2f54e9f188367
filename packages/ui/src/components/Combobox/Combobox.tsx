import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { enterText, mergeRefs, useFieldValue, useMessages } from '../../lib/index.ts';
import { PostedInput, tellLeft } from '../Field/index.ts';
import { ComboboxField, type ComboboxFieldProps, type ComboboxNotice } from './ComboboxField.tsx';
import { filterItems } from './filterItems.ts';
import { english, type ComboboxMessages } from './Combobox.messages.ts';

type Inherited<Item> = Omit<
  ComboboxFieldProps<Item>,
  | 'items'
  | 'inputValue'
  | 'onInputValueChange'
  | 'selectedItem'
  | 'onSelect'
  | 'onClear'
  | 'notice'
  | 'announcement'
  | 'clearLabel'
  | 'renderItem'
  | 'children'
>;

export interface ComboboxProps<Item> extends Inherited<Item> {
  /** All options, in the order shown while nothing is typed; with `onInputChange`, those that were found. */
  items: readonly Item[];
  /** More than the text in a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** Key of the chosen item, when the owner keeps it; `''` for none. Default: the field keeps it. */
  value?: string;
  /** Key of the item that is chosen at first, when the field keeps it. Default none. */
  defaultValue?: string;
  /** Items that may be chosen already without being among `items`: those of an earlier search. Default none. */
  known?: readonly Item[];
  /** Called with the key and the item that was chosen, and with `''` and null as soon as the text is edited or cleared. */
  onValueChange?: (key: string, item: Item | null) => void;
  /**
   * Called with what is typed, for an owner who looks it up, after a pause, and gives what was found as `items`. Default
   * none: `items` are narrowed by what is typed.
   */
  onInputChange?: (text: string) => void;
  /** How far the search of the owner is. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Called when a failed search is wanted once more. Without it that is not offered. */
  onRetry?: () => void;
  /** Words, for translation. Default English. */
  messages?: Partial<ComboboxMessages>;
}

/**
 * One answer out of a long list, known or searched for by its owner, found by typing a part of it. Arrow keys, Home and
 * End highlight, Enter chooses, Escape closes; leaving the field chooses nothing. For a short list use `Select`.
 *
 * Renders `<div>` with a `<label>`, an `<input role="combobox">` and a `<ul role="listbox">`. `className` reaches the
 * `<div>`, `id` and every other attribute the `<input>`. A form is sent the key: `name`, `ref`, `onChange` and `onBlur`
 * reach the input that holds it, which is not shown and hands the focus on.
 */
export function Combobox<Item>({
  items,
  known = [],
  value,
  defaultValue,
  onValueChange,
  onInputChange,
  status = 'ready',
  onRetry,
  messages,
  name,
  form,
  ref,
  onChange,
  onBlur,
  ...rest
}: ComboboxProps<Item>) {
  const words = useMessages('Combobox', english, messages);
  const { itemToText, itemToKey } = rest;
  const input = useRef<HTMLInputElement>(null);
  const posted = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(posted, ref), [ref]);
  const [typed, setTyped] = useState('');
  const key = useFieldValue(posted, { value, defaultValue, onPut: () => setTyped('') });

  const [last, setLast] = useState<Item | null>(null);
  const lastKey = last === null ? '' : itemToKey(last);
  const find = (wanted: string): Item | null =>
    wanted === '' ? null : ([...items, ...known].find((item) => itemToKey(item) === wanted) ?? null);
  const chosen = find(key) ?? (key === lastKey ? last : null);
  // Another search may have brought other items by the time the chosen one is shown again.
  if (chosen !== null && key !== lastKey) setLast(chosen);

  const text = key === '' ? typed : chosen === null ? '' : itemToText(chosen);
  const isSearched = onInputChange !== undefined;
  const found = useMemo(
    () => (key === '' && !isSearched ? filterItems(items, typed, itemToText) : [...items]),
    [items, typed, key, isSearched, itemToText],
  );
  const isWrong = key === '' && typed.trim() !== '';
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isWrong ? words.choose : '');
  }, [isWrong, words.choose]);

  const edit = (next: string) => {
    setTyped(next);
    enterText(posted.current, '');
    onInputChange?.(next);
  };
  const notices: Record<typeof status, ComboboxNotice | undefined> = {
    ready: found.length === 0 && (!isSearched || typed !== '') ? { text: words.empty } : undefined,
    loading: { text: words.loading, tone: 'busy' },
    failed: {
      text: words.failed,
      tone: 'critical',
      action: onRetry && { text: words.retry, onAction: onRetry },
    },
  };
  return (
    <ComboboxField
      {...rest}
      ref={input}
      form={form}
      items={found}
      inputValue={text}
      onInputValueChange={edit}
      selectedItem={chosen}
      onSelect={(item) => {
        setTyped('');
        enterText(posted.current, itemToKey(item));
      }}
      onClear={() => edit('')}
      onBlur={() => tellLeft(posted.current)}
      notice={notices[status]}
      announcement={words.results(found.length)}
      clearLabel={words.clear}
    >
      <PostedInput
        {...{ name, form, value, defaultValue, onChange, onBlur }}
        ref={refs}
        shown={input}
        disabled={rest.disabled}
        onValueChange={(next) => onValueChange?.(next, find(next))}
      />
    </ComboboxField>
  );
}
