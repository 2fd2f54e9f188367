import {
  type Category,
  clearFilters,
  hasSearchCriteria,
  isPriceRangeInvalid,
  type ListingsSearch,
  texts,
} from '@porchlight/domain';
import { Button, ButtonLink, EmptyState } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { WiderCounts } from './WiderCounts.tsx';
import { words } from './NothingFound.words.ts';

export interface NothingFoundProps {
  search: ListingsSearch;
  categories: readonly Category[];
  /** Moves the focus to the search field. */
  onEditWords: () => void;
}

const quiet = { variant: 'quiet', tone: 'neutral' } as const;

/** Ways to widen a search: without filters, with other words, and last, everything. */
function WiderWays({ search, onEditWords }: Pick<NothingFoundProps, 'search' | 'onEditWords'>) {
  const hasFilters = hasSearchCriteria({ ...search, query: '' });
  const hasWords = search.query !== '';
  return (
    <>
      {hasFilters && (
        <ButtonLink href={paths.listings.href(clearFilters(search))}>
          {texts.listings.clearFilters}
        </ButtonLink>
      )}
      {hasWords && (
        <Button onClick={onEditWords} {...(hasFilters && { variant: 'outline', tone: 'neutral' })}>
          {words.changeWords}
        </Button>
      )}
      {hasWords && (
        <ButtonLink {...quiet} href={paths.listings.href()}>
          {texts.listing.browseAll}
        </ButtonLink>
      )}
    </>
  );
}

/** A search without results, with ways to widen it. */
export function NothingFound({ search, categories, onEditWords }: NothingFoundProps) {
  const isNarrowed = hasSearchCriteria(search);
  return (
    <EmptyState
      title={texts.listings.emptyTitle}
      action={isNarrowed && <WiderWays search={search} onEditWords={onEditWords} />}
    >
      <p>{isNarrowed ? texts.listings.emptyFiltered : texts.listings.emptyUnfiltered}</p>
      <p>{texts.listings.emptyHint}</p>
      {isNarrowed && !isPriceRangeInvalid(search) && <WiderCounts search={search} categories={categories} />}
    </EmptyState>
  );
}
