import {
  type ChangeEventHandler,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { bareList, mergeRefs, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Chip } from '../Chip/index.ts';
import { ComboboxField, type ComboboxFieldProps, type ComboboxNotice } from '../Combobox/index.ts';
import { filterItems } from '../Combobox/filterItems.ts';
import { tellLeft } from '../Field/index.ts';
import { leavesInput, stepFromChip } from './chipKeys.ts';
import * as styles from './MultiCombobox.css.ts';
import { english, type MultiComboboxMessages } from './MultiCombobox.messages.ts';
import { toggleOption, useChosenKeys } from './useChosenKeys.ts';

type Inherited<Item> = Omit<
  ComboboxFieldProps<Item>,
  | 'items'
  | 'inputValue'
  | 'onInputValueChange'
  | 'selectedItem'
  | 'several'
  | 'onSelect'
  | 'onClear'
  | 'notice'
  | 'announcement'
  | 'clearLabel'
  | 'renderItem'
  | 'start'
  | 'children'
  | 'ref'
  | 'onChange'
  | 'onBlur'
>;

export interface MultiComboboxProps<Item> extends Inherited<Item> {
  /** All options, in the order shown while nothing is typed; with `onInputChange`, those that were found. */
  items: readonly Item[];
  /** More than the text in a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** Keys of the chosen items, in the order of choosing, when the owner keeps them. Default: the field keeps them. */
  value?: readonly string[];
  /** Keys of the items that are chosen at first, when the field keeps them. Default none. */
  defaultValue?: readonly string[];
  /** Items that may be chosen already without being among `items`: those of an earlier search. Default none. */
  known?: readonly Item[];
  /** Called with all chosen keys when one was added or removed. */
  onValueChange?: (keys: string[]) => void;
  /**
   * Called with what is typed, for an owner who looks it up, after a pause, and gives what was found as `items`; with
   * `''` once an option was chosen. Default none: `items` are narrowed by what is typed.
   */
  onInputChange?: (text: string) => void;
  /** How far the search of the owner is. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Called when a failed search is wanted once more. Without it that is not offered. */
  onRetry?: () => void;
  /** Reaches the `<select>` that holds the keys, which is not shown and hands the focus on. */
  ref?: Ref<HTMLSelectElement>;
  /** Called with the event of the `<select>` that holds the keys. Default none. */
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** Called when the whole field was left, with the event of that `<select>`. Default none. */
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** Words, for translation. Default English. */
  messages?: Partial<MultiComboboxMessages>;
}

/** The items with these keys of those at hand, and of those that were chosen while they were. */
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
  // Another search may have brought other items by the time a chosen one is shown again.
  if (fresh.length > 0) setKept(new Map([...kept, ...fresh]));
  return {
    byKey,
    keep: (item) => setKept((before) => new Map([...before, [itemToKey(item), item]])),
  };
}

/**
 * Several answers out of a long list, known or searched for by its owner, found by typing a part of them. What is
 * chosen stands as chips before the input; a chosen option is marked, and lets go when it is pressed again. The list
 * stays open meanwhile. For one answer use `Combobox`.
 *
 * Renders `<div>` with a `<label>`, chips, an `<input role="combobox">` and a `<ul role="listbox">`. `className` reaches
 * the `<div>`, `id` and every other attribute the `<input>`. A form is sent every key under one name: `name`, `ref`,
 * `onChange` and `onBlur` reach the `<select multiple>` that holds them, which is not shown and hands the focus on.
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
  // What is chosen comes first, so that a form is sent it in the order in which it stands there.
  const postable = [...new Set([...keys, ...defaultValue, ...byKey.keys()])];

  const isSearched = onInputChange !== undefined;
  const found = useMemo(
    () => (isSearched ? [...items] : filterItems(items, typed, itemToText)),
    [items, typed, isSearched, itemToText],
  );
  const isWrong = typed.trim() !== '';
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isWrong ? words.choose : '');
  }, [isWrong, words.choose]);

  const edit = (next: string) => {
    setTyped(next);
    if (next !== typed) onInputChange?.(next);
  };
  const toggle = (key: string) => {
    setSaid((keys.includes(key) ? words.removed : words.added)(textOf(key)));
    toggleOption(posted.current, key);
  };
  const chipsShown = () => [...(list.current?.querySelectorAll('button') ?? [])];
  /** The chip goes, and the focus would go with it. */
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
    // Held down to empty the text, Backspace stops at the chips.
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

  const notices: Record<typeof status, ComboboxNotice | undefined> = {
    ready: found.length === 0 && (!isSearched || typed !== '') ? { text: words.empty } : undefined,
    loading: { text: words.loading, tone: 'busy' },
    failed: {
      text: words.failed,
      tone: 'critical',
      action: onRetry && { text: words.retry, onAction: onRetry },
    },
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
        // Without words to search for, its owner may take it out of the items at once.
        keep(item);
        toggle(itemToKey(item));
        edit('');
      }}
      onClear={() => edit('')}
      onKeyDown={onInputKey}
      onBlur={leave}
      notice={notices[status]}
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
