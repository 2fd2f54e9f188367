import { useMemo, useRef, useState } from 'react';

import { enterText, mergeRefs, useFieldValue, useMessages } from '../../lib/index.ts';
import { PostedInput, tellLeft } from '../Field/index.ts';
import { ComboboxField } from './ComboboxField.tsx';
import { type ComboboxInherited, type ComboboxItems, useFound } from './useFound.ts';
import { english, type ComboboxMessages } from './Combobox.messages.ts';

export interface ComboboxProps<Item> extends ComboboxInherited<Item>, ComboboxItems<Item> {
  /** Key of the selected item, when the parent keeps it; `''` for none. Default: the field keeps it. */
  value?: string;
  /** Key of the item selected at first, when the field keeps it. Default none. */
  defaultValue?: string;
  /** Called with the key and the selected item, and with `''` and null as soon as the text is edited or cleared. */
  onValueChange?: (key: string, item: Item | null) => void;
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
  const search = { items, itemToText, onInputChange, status, onRetry };
  const { found, notice } = useFound(search, { input, typed, isAnswered: key !== '', words });

  const edit = (next: string) => {
    setTyped(next);
    enterText(posted.current, '');
    onInputChange?.(next);
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
      notice={notice}
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
