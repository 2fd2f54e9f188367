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
  /** All options, in the order shown without text; with `onInputChange`, the search results. */
  items: readonly Item[];
  /** Renders a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** Key of the selected item, when the parent keeps it; `''` for none. Default: the field keeps it. */
  value?: string;
  /** Key of the item selected at first, when the field keeps it. Default none. */
  defaultValue?: string;
  /** Items that can be selected without being among `items`: those of an earlier search. Default none. */
  known?: readonly Item[];
  /** Called with the key and the selected item, and with `''` and null as soon as the text is edited or cleared. */
  onValueChange?: (key: string, item: Item | null) => void;
  /**
   * Called with the typed text, for a parent that searches, after a debounce of its own, and passes the results as
   * `items`. Default none: `items` are filtered by the text.
   */
  onInputChange?: (text: string) => void;
  /** State of the parent's search. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Called to retry a failed search. Without it there is no retry option. */
  onRetry?: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<ComboboxMessages>;
}

/**
 * One answer from a long list, loaded or searched by the parent, found by typing part of it. Arrow keys, Home and End
 * highlight, Enter selects, Escape closes; leaving the field selects nothing. For a short list use `Select`.
 * Renders `<div>` with a `<label>`, an `<input role="combobox">` and a `<ul role="listbox">`. `className` reaches the
 * `<div>`, `id` and every other attribute the `<input>`. A form submits the key: `name`, `ref`, `onChange` and
 * `onBlur` reach a hidden input that holds it and passes the focus on.
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
  // A new search may have replaced the items by the time the selected one is shown again.
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
