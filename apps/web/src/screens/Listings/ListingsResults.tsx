import { type Category, type ListingsSearch, texts } from '@porchlight/domain';
import { EmptyState, ErrorState, ListingGrid } from '@porchlight/ui';
import { Suspense } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import { useFailedOffline, useIsOffline } from '../../lib/useIsOffline.ts';
import { usePorts } from '../../lib/ports.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import { ResultsNote } from './later.ts';
import type { Results } from './useListingsPage.ts';

export interface ListingsResultsProps {
  search: ListingsSearch;
  categories: readonly Category[];
  results: Results;
  /** Requests the results again. */
  onRetry: () => void;
  /** Moves the focus to the search field. */
  onEditWords: () => void;
}

const NothingMore = () => <EmptyState title={texts.listings.emptyTitle} />;

/** Few searches find nothing. */
const NothingFound = lazyPart(async () => (await import('./NothingFound.tsx')).NothingFound, NothingMore);

/** The cards, or a loading, error or empty state. */
export function ListingsResults({ search, categories, results, onRetry, onEditWords }: ListingsResultsProps) {
  const { reload } = usePorts();
  const isOffline = useIsOffline();
  const hasFailedOffline = useFailedOffline(results.kind === 'failed' ? results.error : undefined);
  switch (results.kind) {
    case 'loading':
      return <ListingGrid loading="skeleton" />;
    case 'failed':
      return (
        <ErrorState
          title={hasFailedOffline ? texts.listings.failedText : texts.listings.failedTitle}
          offline={hasFailedOffline}
          // Offline, a reload would lose the page.
          onRetry={isOffline ? onRetry : reload}
          messages={{ retry: texts.listings.tryAgain }}
        >
          {!hasFailedOffline && (
            <>
              <p>{texts.listings.failedText}</p>
              <Suspense fallback={null}>
                <ResultsNote error={results.error} />
              </Suspense>
            </>
          )}
        </ErrorState>
      );
    case 'empty':
      return (
        <Suspense fallback={<NothingMore />}>
          <NothingFound search={search} categories={categories} onEditWords={onEditWords} />
        </Suspense>
      );
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
