import { type ReactNode, useMemo, useState } from 'react';

import { useMessages } from '../../lib/index.ts';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
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
>;

export interface ComboboxProps<Item> extends Inherited<Item> {
  /** All options, in the order shown while nothing is typed. */
  items: readonly Item[];
  /** More than the text in a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** The chosen item, or null for none. */
  value: Item | null;
  /** Called with the chosen item, and with null as soon as the text is edited or cleared. */
  onValueChange: (value: Item | null) => void;
  /** Words, for translation. Default English. */
  messages?: Partial<ComboboxMessages>;
}

/**
 * One answer out of a long known list, found by typing a part of it. Arrow keys, Home and End highlight, Enter
 * chooses, Escape closes; leaving the field chooses nothing. For a short list use `Select`.
 *
 * Renders `<div>` with a `<label>`, an `<input role="combobox">` and a `<ul role="listbox">`. `className` reaches the
 * `<div>`; `ref`, `id` and every other attribute the `<input>`.
 */
export function Combobox<Item>({ items, value, onValueChange, messages, ...rest }: ComboboxProps<Item>) {
  const words = useMessages('Combobox', english, messages);
  const { itemToText, itemToKey } = rest;
  const [text, setText] = useState(value === null ? '' : itemToText(value));
  const [shownFor, setShownFor] = useState(value);
  const isSame =
    value === shownFor || (value !== null && shownFor !== null && itemToKey(value) === itemToKey(shownFor));
  if (!isSame) {
    // The owner chose; an emptied choice keeps the text that is being edited.
    setShownFor(value);
    if (value !== null) setText(itemToText(value));
  }
  const found = useMemo(
    () => (value === null ? filterItems(items, text, itemToText) : [...items]),
    [items, text, value, itemToText],
  );
  return (
    <ComboboxField
      {...rest}
      items={found}
      inputValue={text}
      onInputValueChange={(next) => {
        setText(next);
        if (value !== null) onValueChange(null);
      }}
      selectedItem={value}
      onSelect={(item) => {
        setText(itemToText(item));
        onValueChange(item);
      }}
      onClear={() => {
        setText('');
        if (value !== null) onValueChange(null);
      }}
      notice={found.length === 0 ? { text: words.empty } : undefined}
      announcement={words.results(found.length)}
      clearLabel={words.clear}
    />
  );
}
