import { hasSearchCriteria, type ListingsSearch, texts } from '@porchlight/domain';
import { ButtonLink, EmptyState, ErrorState, ListingGrid } from '@porchlight/ui';

import { usePorts } from '../../app/ports.ts';
import { paths } from '../../paths.ts';
import { ListingCards } from '../../parts/ListingCards.tsx';
import type { Results } from './useListingsPage.ts';

export interface ListingsResultsProps {
  search: ListingsSearch;
  results: Results;
}

/** The cards, or what stands in for them. */
export function ListingsResults({ search, results }: ListingsResultsProps) {
  const { reload } = usePorts();
  switch (results.kind) {
    case 'loading':
      return <ListingGrid loading="skeleton" />;
    case 'failed':
      return (
        <ErrorState
          title={texts.listings.failedTitle}
          onRetry={reload}
          messages={{ retry: texts.listings.tryAgain }}
        >
          {texts.listings.failedText}
        </ErrorState>
      );
    case 'empty': {
      const isNarrowed = hasSearchCriteria(search);
      return (
        <EmptyState
          title={texts.listings.emptyTitle}
          action={
            isNarrowed && <ButtonLink href={paths.listings.href()}>{texts.listing.browseAll}</ButtonLink>
          }
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
