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

/**
 * How far the suggestions are. None of them shows a line of its own: what is not there is not missed by whoever
 * searches for their own words.
 */
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
  /** How far the suggestions are. While they come, those of before stay. */
  status: SearchSuggestionsStatus;
  /** What is suggested for what stands in the field. */
  suggestions: readonly SearchSuggestion[];
  /** What the person searched for before, newest first, as far as it fits what is typed. Default none. */
  recent?: readonly string[];
  /** Called with what stands in the field when it is gone to, and at every change while it is there. */
  onInputChange: (text: string, cause: 'entered' | 'typed') => void;
  /** Called when the field is left. */
  onLeave?: () => void;
  /** Called with the words that are searched for, chosen or typed, right before the field does so. */
  onSearch?: (text: string) => void;
  /** Called with a category that was chosen, the field being empty then: it is for the owner to go there. */
  onSelectCategory: (category: CategorySuggestion) => void;
  /** Called with a recent search that is not to be kept. */
  onRemoveRecent?: (text: string) => void;
  /** Called when none of them is to be kept. Without it, as while something is typed, that is not offered. */
  onClearRecent?: (() => void) | undefined;
  /** Words, for translation. Default English. */
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

/** A text with what was typed standing out. */
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
 * Suggestions under a `SearchField`: recent searches, words, categories. Put it into the field, from the start or once
 * someone goes there; what is typed by then is not lost. Arrow keys, Home and End highlight, Enter takes, Escape
 * closes; Enter with nothing highlighted searches for what is typed. Loading and failing are quiet.
 *
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
        // The beginning of its name is no search.
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
                  // The keys have Delete.
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
