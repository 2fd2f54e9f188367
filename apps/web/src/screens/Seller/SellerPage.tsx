import { sameId, type SellerProfile, texts } from '@porchlight/domain';
import {
  BirdhouseDrawing,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  ListingGrid,
  Pagination,
  SellerHeader,
  Stack,
  Text,
} from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { sellerListings, useApi, useResource } from '../../api/index.ts';
import { BlockButton } from '../../blocks/BlockButton.tsx';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import { unlessOwn } from '../../lib/unlessOwn.css.ts';
import { photoAddress } from '../../listings/images.ts';
import { ReportLink } from '../../reports/ReportLink.tsx';
import { sellerPageHref } from './sellerAddresses.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import { useSessionView } from '../../session/index.ts';
import { words } from './SellerPage.words.ts';

interface SellerPageProps {
  seller: SellerProfile;
  /** The page of their listings, from 1. */
  page: number;
}

/** Focuses the list's heading after a page change. */
function useFocusOnPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [page]);
  return heading;
}

function Offers({ seller, page }: SellerPageProps) {
  const navigate = useNavigate();
  const { data, error, isLoading, mutate } = useResource(sellerListings(seller.id, page), {
    keepPreviousData: true,
  });
  const heading = useFocusOnPage(page);
  const last = data?.pagination.total_pages ?? 0;
  // There are fewer pages by now, or the address was edited.
  const isPast = !isLoading && last > 0 && page > last;
  useEffect(() => {
    if (isPast) void navigate(sellerPageHref(seller.id, last), { replace: true });
  }, [isPast, last, seller.id, navigate]);

  return (
    <Stack as="section" gap={5} aria-labelledby="offers">
      <Heading level={2} size="lg" id="offers" ref={heading} tabIndex={-1}>
        {words.offers}
      </Heading>
      {data !== undefined && data.listings.length > 0 && (
        <ListingCards listings={data.listings} loading={isLoading || isPast ? 'refreshing' : undefined} />
      )}
      {data?.pagination.total === 0 && (
        <EmptyState
          headingLevel={3}
          drawing={<BirdhouseDrawing />}
          title={words.empty}
          action={<ButtonLink href={paths.listings.href()}>{texts.listing.browseAll}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyState>
      )}
      {data === undefined && error !== undefined && (
        <LoadFailure
          headingLevel={3}
          title={texts.listings.failedTitle}
          error={error}
          onRetry={() => mutate()}
        />
      )}
      {data === undefined && error === undefined && <ListingGrid loading="skeleton" />}
      {data !== undefined && (
        <Pagination
          page={page}
          pageSize={data.pagination.limit}
          total={data.pagination.total}
          hrefFor={(to) => sellerPageHref(seller.id, to)}
        />
      )}
    </Stack>
  );
}

/** The page of a loaded seller. */
export function SellerPage({ seller, page }: SellerPageProps) {
  const { origin } = useApi();
  const { status, user } = useSessionView();
  const person = { id: seller.id, name: seller.name, leadsTo: paths.listings.href() };
  return (
    <Container>
      <Stack gap={10}>
        <Stack gap={3}>
          <SellerHeader seller={{ ...seller, avatar: photoAddress(seller.avatar, origin) }}>
            <BlockButton person={person} />
          </SellerHeader>
          {/* Hidden, with its space kept, on the user's own page too: otherwise what is below would shift. */}
          <Text
            size="sm"
            tone="muted"
            className={unlessOwn}
            data-waiting={status === 'restoring' || sameId(user?.id, seller.id) || undefined}
          >
            {words.report}{' '}
            <ReportLink
              reported={{
                kind: 'person',
                id: seller.id,
                name: seller.name,
                toBlock: person,
                href: paths.report.href({
                  person: seller.id,
                  user: seller.name,
                  returnTo: paths.seller.href(seller.id),
                }),
              }}
            />
          </Text>
        </Stack>
        <Offers seller={seller} page={page} />
      </Stack>
    </Container>
  );
}
