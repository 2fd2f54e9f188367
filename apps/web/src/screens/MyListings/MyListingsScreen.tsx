import { type Listing, listingCounts, limits, texts } from '@porchlight/domain';
import {
  AlertDialog,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  ListingRow,
  PageHeader,
  PlusIcon,
  Skeleton,
  Stack,
  TabsWithCounts,
  VisuallyHidden,
} from '@porchlight/ui';
import { useState } from 'react';

import { useApi, useOwnListings } from '../../api/index.ts';
import { useNow } from '../../app/clock.ts';
import { withAbsoluteImages } from '../../parts/images.ts';
import { paths } from '../../paths.ts';
import { useUserId } from '../../session/index.ts';
import { useListingActions } from './useListingActions.ts';

const words = texts.myListings;
const tabIds = ['all', 'active', 'sold', 'expired'] as const;
type TabId = (typeof tabIds)[number];

function Loading() {
  return (
    <Stack gap={4} aria-busy="true">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </Stack>
  );
}

function Rows({ listings, refresh }: { listings: readonly Listing[]; refresh: () => Promise<unknown> }) {
  const { origin } = useApi();
  const now = useNow();
  const actions = useListingActions(refresh);
  const [toDelete, setToDelete] = useState<Listing | null>(null);
  return (
    <>
      <VisuallyHidden role="status">{actions.done}</VisuallyHidden>
      <Stack as="ul" gap={4}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingRow
              listing={withAbsoluteImages(listing, origin)}
              href={paths.listing.href(listing.id)}
              editHref={paths.editListing.href(listing.id)}
              now={now}
              headingLevel={2}
              pending={actions.pendingFor(listing)}
              note={actions.noteFor(listing)}
              onMarkSold={() => void actions.markSold(listing)}
              onBump={() => void actions.bump(listing)}
              onRemove={() => setToDelete(listing)}
            />
          </li>
        ))}
      </Stack>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        type="warning"
        destructive
        title={words.deleteTitle}
        message={
          <>
            <bdi>{toDelete?.title}</bdi>. {words.deleteText}
          </>
        }
        primaryAction={{
          label: words.remove,
          onAction: () => {
            if (toDelete !== null) void actions.remove(toDelete);
            setToDelete(null);
          },
        }}
        secondaryAction={{ label: texts.common.cancel, onAction: () => setToDelete(null) }}
      />
    </>
  );
}

/** One's own listings by state, and what can be done with them. */
export function MyListingsScreen() {
  const userId = useUserId();
  const { data, error, mutate } = useOwnListings(userId, { limit: limits.loadAllSize });
  const [tab, setTab] = useState<TabId>('all');
  const all = data?.listings ?? [];
  const counts = data?.counts ?? listingCounts(all);
  const shown = tab === 'all' ? all : all.filter(({ status }) => status === tab);
  const create = (
    <ButtonLink href={paths.createListing.href()} startIcon={<PlusIcon size="sm" />}>
      {texts.navigation.createListing}
    </ButtonLink>
  );
  return (
    <Container>
      {/* Two addresses show this page; search engines and bookmarks should know one. */}
      <link rel="canonical" href={paths.myListings.href()} />
      <Stack gap={8}>
        <PageHeader title={words.title} actions={create} />
        {data === undefined && error !== undefined && (
          <ErrorState title={words.failed} onRetry={() => void mutate()}>
            {error.isTransient ? texts.errors.offline : undefined}
          </ErrorState>
        )}
        {data === undefined && error === undefined && <Loading />}
        {data !== undefined && (
          <TabsWithCounts
            label={words.title}
            tabs={tabIds.map((id) => ({ id, label: words.tabs[id], count: counts[id] }))}
            value={tab}
            onValueChange={setTab}
          >
            {shown.length === 0 ? (
              <EmptyState drawing="porch" title={words.empty} action={tab === 'all' ? create : undefined}>
                {tab === 'all' ? 'What you post is shown here.' : 'None of your listings is in this state.'}
              </EmptyState>
            ) : (
              <Rows listings={shown} refresh={() => mutate()} />
            )}
          </TabsWithCounts>
        )}
      </Stack>
    </Container>
  );
}
