import { parseSearch, texts } from '@porchlight/domain';
import {
  ButtonLink,
  Container,
  EmptyState,
  Inline,
  ListingGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@porchlight/ui';

import { isMissing, seller, useResource } from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import { useRouteParam } from '../../lib/routeParams.ts';
import { useTitle } from '../../lib/title.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { sellerTitles } from './sellerAddresses.ts';
import { SellerPage } from './SellerPage.tsx';
import { words } from './SellerScreen.words.ts';

const browse = <ButtonLink href={paths.listings.href()}>{texts.listing.browseAll}</ButtonLink>;

function SellerSkeleton() {
  return (
    <Container aria-busy>
      <VisuallyHidden>
        <h1>{texts.common.loading}</h1>
      </VisuallyHidden>
      <Stack gap={10}>
        <Inline gap={6} wrap={false}>
          <Skeleton shape="circle" />
          <Skeleton width="third" />
        </Inline>
        <ListingGrid loading="skeleton" />
      </Stack>
    </Container>
  );
}

/** A seller's profile and listings, page by page. */
export function SellerScreen() {
  const id = useRouteParam('id');
  const { page } = parseSearch(useQuery());
  const { data, error, mutate } = useResource(seller(id));
  const isGone = isMissing(error);
  useTitle(isGone ? sellerTitles.missing : (data?.name ?? (error && sellerTitles.failed)));

  if (isGone)
    return (
      <Container>
        <EmptyState headingLevel={1} title={sellerTitles.missing} action={browse}>
          {words.missing}
        </EmptyState>
      </Container>
    );
  if (data !== undefined) return <SellerPage key={data.id} seller={data} page={page} />;
  if (error === undefined) return <SellerSkeleton />;
  return (
    <Container>
      <LoadFailure
        headingLevel={1}
        title={sellerTitles.failed}
        error={error}
        onRetry={() => mutate()}
        action={browse}
      />
    </Container>
  );
}
