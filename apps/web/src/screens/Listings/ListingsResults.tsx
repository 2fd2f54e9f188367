import { clearFilters, hasSearchCriteria, type ListingsSearch, texts } from '@porchlight/domain';
import { Button, ButtonLink, EmptyState, ErrorState, ListingGrid } from '@porchlight/ui';

import { Suspense } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import { useIsOffline } from '../../lib/useIsOffline.ts';
import { usePorts } from '../../lib/ports.ts';
import { paths } from '../../lib/paths.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import type { Results } from './useListingsPage.ts';

export interface ListingsResultsProps {
  search: ListingsSearch;
  results: Results;
  /** Asks for the results once more. */
  onRetry: () => void;
  /** Brings whoever wants other words to where the words are. */
  onEditWords: () => void;
}

/** The page has come without it: most searches do not fail. */
const FailureReason = lazyPart(async () => (await import('../../lib/FailureReason.tsx')).FailureReason);

const words = { changeWords: 'Change the words' };

const quiet = { variant: 'quiet', tone: 'neutral' } as const;

/** What makes a search wider: without its filters, with other words; and, last, everything. */
function WiderWays({ search, onEditWords }: Pick<ListingsResultsProps, 'search' | 'onEditWords'>) {
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

/** The cards, or what stands in for them. */
export function ListingsResults({ search, results, onRetry, onEditWords }: ListingsResultsProps) {
  const { reload } = usePorts();
  const isOffline = useIsOffline();
  switch (results.kind) {
    case 'loading':
      return <ListingGrid loading="skeleton" />;
    case 'failed':
      return (
        <ErrorState
          title={texts.listings.failedTitle}
          // Without a connection, loading the page again would take it away.
          onRetry={isOffline ? onRetry : reload}
          messages={{ retry: texts.listings.tryAgain }}
        >
          <p>{texts.listings.failedText}</p>
          <Suspense fallback={null}>
            <FailureReason error={results.error} />
          </Suspense>
        </ErrorState>
      );
    case 'empty': {
      const isNarrowed = hasSearchCriteria(search);
      return (
        <EmptyState
          title={texts.listings.emptyTitle}
          action={isNarrowed && <WiderWays search={search} onEditWords={onEditWords} />}
        >
          <p>{isNarrowed ? texts.listings.emptyFiltered : texts.listings.emptyUnfiltered}</p>
          <p>{texts.listings.emptyHint}</p>
        </EmptyState>
      );
    }
    case 'list':
      return (
        <ListingCards
          listings={results.answer.listings}
          headingLevel={2}
          loading={results.isRefreshing ? 'refreshing' : undefined}
        />
      );
  }
}
