import type { CategorySuggestion, SearchSuggestion } from '@porchlight/domain';
import { type ComponentProps, type ReactNode, useContext, useId, useMemo } from 'react';

import { SearchInputContext } from '../../components/SearchField/index.ts';
import { ClockIcon, SearchIcon, XIcon } from '../../icons/index.ts';
import { bareList, cx, mergeRefs, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { CategoryIcon } from '../CategoryIcon/index.ts';
import { matchParts } from './matchParts.ts';
import * as styles from './SearchSuggestions.css.ts';
import { english, type SearchSuggestionsMessages } from './SearchSuggestions.messages.ts';
import { useUnderField } from './useUnderField.ts';

/** State of the suggestions. None shows a message: suggestions are optional. */
export type SearchSuggestionsStatus =
  | 'idle'
  | 'short'
  | 'debouncing'
  | 'loading'
  | 'ready'
  | 'empty'
  | 'failed'
  | 'chosen';

export interface SearchSuggestionsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** State of the suggestions. While new ones load, the old ones stay. */
  status: SearchSuggestionsStatus;
  /** Suggestions for the text of the field. */
  suggestions: readonly SearchSuggestion[];
  /** The user's recent searches that match the text, newest first. Default none. */
  recent?: readonly string[];
  /** Called with the text when the field gets the focus, and on every change. */
  onInputChange: (text: string, cause: 'entered' | 'typed') => void;
  /** Called on blur. */
  onLeave?: () => void;
  /** Called with the searched text, selected or typed, right before the field searches. */
  onSearch?: (text: string) => void;
  /** Called with a selected category; the field is cleared, and the parent navigates. */
  onSelectCategory: (category: CategorySuggestion) => void;
  /** Called with a recent search to remove. */
  onRemoveRecent?: (text: string) => void;
  /** Called to remove all of them. Without it, as while typing, the button is not shown. */
  onClearRecent?: (() => void) | undefined;
  /** Texts, for translation. Default English. */
  messages?: Partial<SearchSuggestionsMessages>;
}

type Row =
  | { kind: 'recent' | 'words'; text: string }
  | { kind: 'category'; category: CategorySuggestion }
  | { kind: 'clear' };

const keyOf = (row: Row): string =>
  row.kind === 'category'
    ? `category ${row.category.category_id}`
    : row.kind === 'clear'
      ? row.kind
      : `${row.kind} ${row.text}`;

/** A text with the typed part highlighted. */
function Marked({ text, query }: { text: string; query: string }) {
  return matchParts(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

/**
 * Suggestions under a `SearchField`: recent searches, completions, categories. Render it in the field, at once or on
 * focus; text typed before is not lost. Arrow keys, Home and End highlight, Enter selects, Escape closes; Enter
 * without a highlight searches for the typed text. Loading and failing are silent.
 * Renders `<div>` with a `<ul role="listbox">` and makes the field's input a combobox; ref and other attributes reach
 * the `<div>`.
 */
export function SearchSuggestions({
  status,
  suggestions,
  recent = [],
  onInputChange,
  onLeave,
  onSearch,
  onSelectCategory,
  onRemoveRecent,
  onClearRecent,
  messages,
  className,
  ref,
  ...rest
}: SearchSuggestionsProps) {
  const words = useMessages('SearchSuggestions', english, messages);
  const input = useContext(SearchInputContext);
  const id = useId();
  const groups: { name: string; rows: Row[] }[] = [
    {
      name: words.recent,
      rows: [
        ...recent.map((text) => ({ kind: 'recent' as const, text })),
        ...(recent.length > 0 && onClearRecent ? [{ kind: 'clear' as const }] : []),
      ],
    },
    { name: words.words, rows: suggestions.filter((row) => row.kind === 'words') },
    {
      name: words.categories,
      rows: suggestions.flatMap((row) =>
        row.kind === 'category' ? [{ kind: 'category' as const, category: row }] : [],
      ),
    },
  ];
  const rows = groups.flatMap((group) => group.rows);
  const { list, text, put } = useUnderField({
    id,
    input,
    keys: rows.map(keyOf),
    onInputChange,
    onLeave,
    onSearch,
    onChoose: (index) => {
      const row = rows[index];
      if (row?.kind === 'category') {
        // The typed prefix of its name is not a search.
        put('');
        onSelectCategory(row.category);
      }
      if (row?.kind === 'clear') onClearRecent?.();
      if (row?.kind !== 'recent' && row?.kind !== 'words') return;
      put(row.text);
      input?.current?.form?.requestSubmit();
    },
    onDelete: (index) => {
      const row = rows[index];
      if (row?.kind === 'recent') onRemoveRecent?.(row.text);
      return row?.kind === 'recent' && onRemoveRecent !== undefined;
    },
  });
  const { ref: panel, ...panelProps } = list.panelProps;
  const refs = useMemo(() => mergeRefs(panel, ref), [panel, ref]);

  const line: Record<Row['kind'], ReactNode> = {
    recent: <ClockIcon size="sm" />,
    words: <SearchIcon size="sm" />,
    category: null,
    clear: <XIcon size="sm" />,
  };
  const optionOf = (row: Row) => (
    <li
      key={keyOf(row)}
      {...list.optionProps(rows.indexOf(row))}
      aria-describedby={row.kind === 'recent' && onRemoveRecent ? `${id}-hint` : undefined}
      className={styles.option}
      data-kind={row.kind}
    >
      <span className={styles.icon}>
        {row.kind === 'category' ? (
          <CategoryIcon icon={row.category.main_category?.slug ?? row.category.slug} />
        ) : (
          line[row.kind]
        )}
      </span>
      <span className={styles.text} dir="auto">
        {row.kind === 'clear' ? (
          words.clear
        ) : (
          <Marked text={row.kind === 'category' ? row.category.name : row.text} query={text} />
        )}
      </span>
      {row.kind === 'category' && row.category.main_category && (
        <span className={styles.group} dir="auto">
          {words.inGroup(row.category.main_category.name)}
        </span>
      )}
    </li>
  );

  const suggested = rows.filter(({ kind }) => kind !== 'clear').length;
  return (
    <>
      <div
        {...rest}
        {...panelProps}
        ref={refs}
        className={cx(styles.panel, className)}
        data-status={status}
        hidden={!list.isShown}
      >
        <div className={styles.scrolled}>
          <ul
            {...bareList}
            {...list.listProps}
            aria-label={words.label}
            aria-labelledby={undefined}
            className={styles.list}
          >
            {groups.map(
              (group, place) =>
                group.rows.length > 0 && (
                  <li key={group.name} role="presentation">
                    <ul role="group" aria-labelledby={`${id}-group-${place}`} className={styles.list}>
                      <li role="presentation" id={`${id}-group-${place}`} className={styles.heading}>
                        {group.name}
                      </li>
                      {group.rows.map((row) => optionOf(row))}
                    </ul>
                  </li>
                ),
            )}
          </ul>
          {onRemoveRecent && recent.length > 0 && (
            <div className={styles.removals}>
              {recent.map((search) => (
                <IconButton
                  key={search}
                  label={words.remove(search)}
                  icon={<XIcon size="sm" />}
                  // The keyboard alternative is Delete.
                  tabIndex={-1}
                  onClick={() => {
                    onRemoveRecent(search);
                    input?.current?.focus();
                  }}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span id={`${id}-hint`}>{words.removeHint}</span>
        <span aria-live="polite">{list.isShown ? words.results(suggested) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
