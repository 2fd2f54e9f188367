import { type RefObject, useLayoutEffect, useMemo } from 'react';

import type { ComboboxMessages } from './Combobox.messages.ts';
import type { ComboboxFieldProps, ComboboxNotice } from './ComboboxField.tsx';
import { filterItems } from './filterItems.ts';

/** The properties of `ComboboxField` that a combobox passes on, whatever it selects. */
export type ComboboxInherited<Item> = Omit<
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
  | 'children'
>;

/** The items of a combobox, and the search for them. */
export interface ComboboxItems<Item> {
  /** All options, in the order shown without text; with `onInputChange`, the search results. */
  items: readonly Item[];
  /** Items that can be selected without being among `items`: those of an earlier search. Default none. */
  known?: readonly Item[];
  /**
   * Called with the typed text, for a parent that searches, after a debounce of its own, and passes the results as
   * `items`; a `MultiCombobox` also calls it with `''` once an option was selected. Default none: `items` are filtered
   * by the text.
   */
  onInputChange?: (text: string) => void;
  /** State of the parent's search. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Called to retry a failed search. Without it there is no retry option. */
  onRetry?: () => void;
}

interface Shown {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Whether an item is selected instead of the text: all options are shown. Default false. */
  isAnswered?: boolean;
  words: ComboboxMessages;
}

/** The options for a text, or the notice in their place. Text that selects nothing makes the input invalid. */
export function useFound<Item>(
  search: ComboboxItems<Item> & Pick<ComboboxFieldProps<Item>, 'itemToText'>,
  { input, typed, isAnswered = false, words }: Shown,
): { found: Item[]; notice: ComboboxNotice | undefined } {
  const { items, itemToText, onInputChange, status = 'ready', onRetry } = search;
  const isSearched = onInputChange !== undefined;
  const found = useMemo(
    () => (isAnswered || isSearched ? [...items] : filterItems(items, typed, itemToText)),
    [items, typed, isAnswered, isSearched, itemToText],
  );
  const isWrong = !isAnswered && typed.trim() !== '';
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isWrong ? words.choose : '');
  }, [input, isWrong, words.choose]);
  const notices: Record<typeof status, ComboboxNotice | undefined> = {
    ready: found.length === 0 && (!isSearched || typed !== '') ? { text: words.empty } : undefined,
    loading: { text: words.loading, tone: 'busy' },
    failed: {
      text: words.failed,
      tone: 'critical',
      action: onRetry && { text: words.retry, onAction: onRetry },
    },
  };
  return { found, notice: notices[status] };
}
