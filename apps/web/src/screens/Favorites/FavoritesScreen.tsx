import { favoritesWindow, limits, clampedPageOf, texts } from '@porchlight/domain';
import {
  ButtonLink,
  Container,
  EmptyState,
  BirdhouseDrawing,
  ListingGrid,
  PageHeader,
  Pagination,
  Stack,
} from '@porchlight/ui';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../lib/useQuery.ts';

import { useFavorites } from '../../api/index.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import { useUserId } from '../../session/index.ts';
import { words } from './FavoritesScreen.words.ts';
import { useFocusNextCard } from './useFocusNextCard.ts';

function hrefOfPage(pathname: string, page: number): string {
  return page === 1 ? pathname : `${pathname}?${new URLSearchParams({ page: String(page) }).toString()}`;
}

/** The user's favorites, twelve per page. Sold ones stay until they are removed. */
export function FavoritesScreen() {
  const userId = useUserId();
  const { data, error, mutate } = useFavorites(userId);
  const query = useQuery();
  const { pathname } = useLocation();
  const { items, pagination } = clampedPageOf(
    data ?? [],
    Number(query.get('page') ?? 1),
    limits.favoritesPageSize,
  );
  const cards = useFocusNextCard(pagination.total);
  return (
    <Container>
      <Stack gap={8}>
        <PageHeader title={texts.favorites.title} lead={words.lead} />
        {items.length > 0 && (
          <div {...cards}>
            <ListingCards listings={items} headingLevel={2} />
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState
            drawing={<BirdhouseDrawing />}
            title={texts.favorites.empty}
            action={<ButtonLink href={paths.listings.href()}>{texts.favorites.browse}</ButtonLink>}
          >
            {words.empty}
          </EmptyState>
        )}
        {data === undefined && error !== undefined && (
          <LoadFailure title={texts.favorites.failed} error={error} onRetry={() => mutate()} />
        )}
        {data === undefined && error === undefined && <ListingGrid loading="skeleton" />}
        <Pagination
          page={pagination.page}
          pageSize={pagination.limit}
          total={pagination.total}
          window={favoritesWindow}
          hrefFor={(page) => hrefOfPage(pathname, page)}
        />
      </Stack>
    </Container>
  );
}
