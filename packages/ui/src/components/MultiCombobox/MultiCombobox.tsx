import {
  type ChangeEventHandler,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useMemo,
  useRef,
  useState,
} from 'react';

import { bareList, mergeRefs, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Chip } from '../Chip/index.ts';
import { ComboboxField, type ComboboxInherited, type ComboboxItems, useFound } from '../Combobox/index.ts';
import { tellLeft } from '../Field/index.ts';
import { leavesInput, stepFromChip } from './chipKeys.ts';
import * as styles from './MultiCombobox.css.ts';
import { english, type MultiComboboxMessages } from './MultiCombobox.messages.ts';
import { toggleOption, useChosenKeys } from './useChosenKeys.ts';

type Inherited<Item> = Omit<ComboboxInherited<Item>, 'start' | 'ref' | 'onChange' | 'onBlur'>;

export interface MultiComboboxProps<Item> extends Inherited<Item>, ComboboxItems<Item> {
  /** Keys of the selected items, in order of selection, when the parent keeps them. Default: the field keeps them. */
  value?: readonly string[];
  /** Keys of the items selected at first, when the field keeps them. Default none. */
  defaultValue?: readonly string[];
  /** Called with all selected keys when one was added or removed. */
  onValueChange?: (keys: string[]) => void;
  /** Reaches the hidden `<select>` that holds the keys and passes the focus on. */
  ref?: Ref<HTMLSelectElement>;
  /** Called with the event of the `<select>` that holds the keys. Default none. */
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** Called when the focus left the whole field, with the event of that `<select>`. Default none. */
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** Texts, for translation. Default English. */
  messages?: Partial<MultiComboboxMessages>;
}

/** The selected items: from the current `items`, or remembered from earlier ones. */
function useChosenItems<Item>(
  keys: readonly string[],
  itemToKey: (item: Item) => string,
  atHand: readonly Item[],
): { byKey: ReadonlyMap<string, Item>; keep: (item: Item) => void } {
  const [kept, setKept] = useState<ReadonlyMap<string, Item>>(new Map());
  const byKey = new Map([...kept, ...atHand.map((item) => [itemToKey(item), item] as const)]);
  const fresh = keys.flatMap((key) => {
    const item = byKey.get(key);
    return item === undefined || kept.has(key) ? [] : [[key, item] as const];
  });
  // A new search may have replaced the items by the time a selected one is shown again.
  if (fresh.length > 0) setKept(new Map([...kept, ...fresh]));
  return {
    byKey,
    keep: (item) => setKept((before) => new Map([...before, [itemToKey(item), item]])),
  };
}

/**
 * Several answers from a long list, loaded or searched by the parent, found by typing part of them. Selected items
 * are chips before the input; a selected option is marked, and a press deselects it. The list stays open meanwhile.
 * For one answer use `Combobox`.
 * Renders `<div>` with a `<label>`, chips, an `<input role="combobox">` and a `<ul role="listbox">`. `className`
 * reaches the `<div>`, `id` and every other attribute the `<input>`. A form submits every key under one name: `name`,
 * `ref`, `onChange` and `onBlur` reach a hidden `<select multiple>` that holds them and passes the focus on.
 */
export function MultiCombobox<Item>({
  items,
  known = [],
  value,
  defaultValue = [],
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
  onKeyDown,
  ...rest
}: MultiComboboxProps<Item>) {
  const words = useMessages('MultiCombobox', english, messages);
  const { itemToText, itemToKey, disabled } = rest;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const posted = useRef<HTMLSelectElement>(null);
  const refs = useMemo(() => mergeRefs(posted, ref), [ref]);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { keys, followOption } = useChosenKeys(posted, { value, defaultValue, onPut: () => setTyped('') });
  const { byKey, keep } = useChosenItems(keys, itemToKey, [...known, ...items]);
  const textOf = (key: string): string => {
    const item = byKey.get(key);
    return item === undefined ? key : itemToText(item);
  };
  // Selected keys come first, so that a form submits them in the displayed order.
  const postable = [...new Set([...keys, ...defaultValue, ...byKey.keys()])];

  const search = { items, itemToText, onInputChange, status, onRetry };
  const { found, notice } = useFound(search, { input, typed, words });

  const edit = (next: string) => {
    setTyped(next);
    if (next !== typed) onInputChange?.(next);
  };
  const toggle = (key: string) => {
    setSaid((keys.includes(key) ? words.removed : words.added)(textOf(key)));
    toggleOption(posted.current, key);
  };
  const chipsShown = () => [...(list.current?.querySelectorAll('button') ?? [])];
  /** The chip is removed, and the focus has to move on. */
  const remove = (key: string, chip: HTMLElement, towards: 1 | -1 = 1) => {
    if (chip === document.activeElement) {
      const all = chipsShown();
      const at = all.findIndex((one) => one === chip);
      (all[at + towards] ?? all[at - towards] ?? input.current)?.focus();
    }
    toggle(key);
  };
  const onChipKey = (event: KeyboardEvent<HTMLButtonElement>, key: string) => {
    const next = stepFromChip(event, chipsShown(), input.current);
    const isRemoving = event.key === 'Backspace' || event.key === 'Delete';
    if (!next && !isRemoving) return;
    event.preventDefault();
    next?.focus();
    // Held down to clear the text, Backspace stops at the chips.
    if (isRemoving && !event.repeat) remove(key, event.currentTarget, event.key === 'Delete' ? 1 : -1);
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, repeat, defaultPrevented, nativeEvent } = event;
    const last = keys.at(-1);
    if (last === undefined || defaultPrevented || nativeEvent.isComposing) return;
    if (list.current && leavesInput(event, list.current)) {
      event.preventDefault();
      chipsShown().at(-1)?.focus();
    } else if (key === 'Backspace' && typed === '' && !repeat) toggle(last);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const box = currentTarget.closest('[data-several]');
    if (!box?.contains(relatedTarget)) tellLeft(posted.current);
  };
  const chips = keys.length > 0 && (
    <ul {...bareList} ref={list} className={styles.chips} aria-label={words.chosen}>
      {keys.map((key) => (
        <li key={key} className={styles.chip}>
          <Chip
            variant="filter"
            aria-label={words.remove(textOf(key))}
            messages={{ remove: '' }}
            disabled={disabled}
            onClick={(event) => remove(key, event.currentTarget)}
            onKeyDown={(event) => onChipKey(event, key)}
            onBlur={leave}
          >
            <span data-key={key}>{textOf(key)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
  return (
    <ComboboxField
      {...rest}
      ref={input}
      form={form}
      items={found}
      inputValue={typed}
      onInputValueChange={edit}
      several={{ keys, shown: chips }}
      onSelect={(item) => {
        // The cleared search may remove it from the parent's items at once.
        keep(item);
        toggle(itemToKey(item));
        edit('');
      }}
      onClear={() => edit('')}
      onKeyDown={onInputKey}
      onBlur={leave}
      notice={notice}
      announcement={words.results(found.length)}
      clearLabel={words.clear}
    >
      <VisuallyHidden aria-hidden>
        <select
          multiple
          {...{ name, form, disabled }}
          {...(value === undefined ? { defaultValue: [...defaultValue] } : { value: [...value] })}
          ref={refs}
          tabIndex={-1}
          onFocus={() => input.current?.focus()}
          onBlur={onBlur}
          onChange={(event) => {
            onChange?.(event);
            const chosen = [...event.currentTarget.options].filter(({ selected }) => selected);
            onValueChange?.(chosen.map((option) => option.value));
          }}
        >
          {postable.map((key) => (
            <option key={key} ref={followOption} value={key}>
              {textOf(key)}
            </option>
          ))}
        </select>
      </VisuallyHidden>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </ComboboxField>
  );
}
