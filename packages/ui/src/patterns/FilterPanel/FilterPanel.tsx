import type { Category } from '@porchlight/domain';
import { type ComponentProps, type MouseEvent, useRef, useState, useMemo } from 'react';

import { ChevronDownIcon, FilterIcon } from '../../icons/index.ts';
import { cx, mergeRefs, useFormats, useMessages, useOnDemand, matchesMedia } from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { media } from '../../theme/index.ts';
import {
  type FilterValues,
  SearchForm,
  type SearchFormMessages,
  type SearchFormProps,
} from '../SearchForm/index.ts';
import * as styles from './FilterPanel.css.ts';
import { english, type FilterPanelMessages } from './FilterPanel.messages.ts';

const loadSheet = async () => (await import('./FilterSheet.tsx')).FilterSheet;

export interface FilterPanelProps extends Omit<ComponentProps<'details'>, 'children' | 'open' | 'onToggle'> {
  /** The active filters. */
  value: FilterValues;
  /** Called with the changes. Changing the main category clears the subcategory. */
  onValueChange: (change: Partial<FilterValues>) => void;
  /** Called by 'Clear all filters'. */
  onClear: () => void;
  /** Number of active filters, for the badge; 0 hides it and the clear button. */
  activeCount: number;
  /** Options of the category list. */
  categories: readonly Category[];
  /** Numbers of listings, shown next to the choices. Default: unknown. */
  counts?: SearchFormProps['counts'];
  /** Called when the panel or the sheet opens or closes, such as to load the counts. */
  onOpenChange?: (open: boolean) => void;
  /** Number of results, for the sheet's button. Default: unknown. */
  resultCount?: number | undefined;
  /** Whether there are more than `resultCount`, which were not counted. Default `false`. */
  hasMoreResults?: boolean | undefined;
  /** Whether the panel of a wide screen is open at first. Default `false`. */
  defaultOpen?: boolean;
  /** The form's target before scripts load, such as `/listings`. Default: this page. */
  action?: string;
  /** Further parameters to submit to `action`. Default none. */
  keep?: Readonly<Record<string, string>>;
  /** A place field to replace the plain one, as in `SearchForm`. Default: the plain one. */
  placeField?: SearchFormProps['placeField'];
  /** Texts, for translation. Default English. */
  messages?: Partial<FilterPanelMessages & SearchFormMessages>;
}

/**
 * Filters and sorts a list of listings: a panel that expands in place on wide screens, a sheet from the bottom on
 * small ones. Fully controlled by `value`, so that the page's URL can be the source of truth.
 * Renders `<details>`. Publishes `data-active` with the number of filters.
 */
export function FilterPanel({
  value,
  onValueChange,
  onClear,
  activeCount,
  categories,
  counts,
  onOpenChange,
  resultCount,
  hasMoreResults,
  defaultOpen = false,
  action,
  keep,
  placeField,
  messages,
  className,
  ref,
  ...rest
}: FilterPanelProps) {
  const words = useMessages('FilterPanel', english, messages);
  const formats = useFormats();
  const panel = useRef<HTMLDetailsElement>(null);
  const refs = useMemo(() => mergeRefs(panel, ref), [ref]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const openSheet = (open: boolean) => {
    setSheetOpen(open);
    onOpenChange?.(open);
  };
  const { part: FilterSheet, fetch: fetchSheet } = useOnDemand(loadSheet);
  // Clearing also resets unapplied text.
  const [round, setRound] = useState(0);
  const clear = () => {
    setRound(round + 1);
    onClear();
  };

  const opensSheet = () => !matchesMedia(media.md) && panel.current?.open === false;
  const onApproach = () => {
    if (opensSheet()) void fetchSheet();
  };
  const onSummaryClick = async (event: MouseEvent) => {
    if (!opensSheet()) return;
    event.preventDefault();
    if (await fetchSheet()) openSheet(true);
    // If its chunk fails to load there is no sheet; the panel is on the page already.
    else if (panel.current) panel.current.open = true;
  };

  const shared = {
    value,
    categories,
    counts,
    onValueChange,
    messages,
    action,
    keep,
    placeField,
  };
  const clearButton = activeCount > 0 && (
    <Button variant="quiet" tone="neutral" onClick={clear}>
      {words.clear}
    </Button>
  );

  return (
    <>
      <details
        {...rest}
        ref={refs}
        className={cx(styles.root, className)}
        data-active={activeCount}
        open={defaultOpen || undefined}
        onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      >
        <summary
          className={styles.summary}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={(event) => void onSummaryClick(event)}
        >
          <FilterIcon size="sm" className={styles.sign} />
          {words.title}
          {activeCount > 0 && (
            <Badge shape="count" tone="accent" variant="solid">
              <span aria-hidden>{formats.number(activeCount)}</span>
              <VisuallyHidden>({words.active(activeCount, formats)})</VisuallyHidden>
            </Badge>
          )}
          <ChevronDownIcon size="sm" className={styles.arrow} />
        </summary>
        <div className={styles.panel}>
          <SearchForm key={round} {...shared} layout="panel">
            <div className={styles.actions}>
              <Button type="submit" variant="soft">
                {words.apply}
              </Button>
              {clearButton}
            </div>
          </SearchForm>
        </div>
      </details>
      {FilterSheet && (
        <FilterSheet
          {...shared}
          round={round}
          open={isSheetOpen}
          onOpenChange={openSheet}
          title={words.title}
          count={resultCount}
          hasMore={hasMoreResults}
          words={words}
        >
          {clearButton}
        </FilterSheet>
      )}
    </>
  );
}
