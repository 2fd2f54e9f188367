import {
  limits,
  type Listing,
  listingCounts,
  type ListingStatus,
  listingStatuses,
  texts,
} from '@porchlight/domain';
import {
  AlertDialog,
  ButtonLink,
  Container,
  EmptyState,
  Inline,
  PorchDrawing,
  ListingRow,
  ListingRowSkeleton,
  PageHeader,
  PlusIcon,
  Skeleton,
  Stack,
  TabsWithCounts,
  VisuallyHidden,
} from '@porchlight/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { useApi, useMyListings } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { usePorts } from '../../lib/ports.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { withAbsoluteImages } from '../../listings/images.ts';
import { paths } from '../../lib/paths.ts';
import { sweepDrafts } from '../../listings/editor/draftAge.ts';
import { useUserId } from '../../session/index.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { type ListingActions, useListingActions } from './useListingActions.ts';

const words = texts.myListings;
const tabIds = ['all', ...listingStatuses] as const;
type TabId = (typeof tabIds)[number];

/** What a tab says when there are listings, but none for it. */
const noneOf: Record<ListingStatus, string> = {
  active: 'None of your listings is active',
  sold: 'None of your listings is sold',
  expired: 'None of your listings has expired',
};

/** The tabs, and rows below them. */
function Loading() {
  return (
    <Stack gap={4} aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Inline gap={6} wrap={false}>
        {tabIds.map((tab) => (
          <Skeleton key={tab} shape="block" />
        ))}
      </Inline>
      {tabIds.map((row) => (
        <ListingRowSkeleton key={row} />
      ))}
    </Stack>
  );
}

function NothingHere({ tab, create }: { tab: TabId; create: ReactNode }) {
  const drawing = <PorchDrawing />;
  if (tab !== 'all') return <EmptyState drawing={drawing} title={noneOf[tab]} />;
  return (
    <EmptyState drawing={drawing} title={words.empty} action={create}>
      What you post is shown here.
    </EmptyState>
  );
}

interface RowsProps {
  listings: readonly Listing[];
  actions: ListingActions;
  /** Called with the place in the list of what is being acted on. */
  onAct: (place: number) => void;
}

function Rows({ listings, actions, onAct }: RowsProps) {
  const { origin } = useApi();
  const now = useNow();
  const [toDelete, setToDelete] = useState<Listing | null>(null);
  return (
    <>
      <Stack as="ul" gap={4}>
        {listings.map((listing, place) => (
          <li key={listing.id}>
            <ListingRow
              listing={withAbsoluteImages(listing, origin)}
              href={paths.listing.href(listing.id)}
              editHref={paths.editListing.href(listing.id)}
              now={now}
              headingLevel={2}
              pending={actions.pendingFor(listing)}
              note={actions.noteFor(listing)}
              onMarkSold={() => {
                onAct(place);
                void actions.markSold(listing);
              }}
              onBump={() => void actions.bump(listing)}
              onRemove={() => {
                onAct(place);
                setToDelete(listing);
              }}
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
  const { data, error, mutate } = useMyListings(userId, { limit: limits.loadAllSize });
  const actions = useListingActions(userId, () => mutate());
  const goOnAt = useFocusAfter(actions.done);
  const { now } = usePorts();
  useEffect(() => void sweepDrafts(now()), [now]);
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
        <VisuallyHidden role="status">{actions.done}</VisuallyHidden>
        {data === undefined && error !== undefined && (
          <LoadFailure title={words.failed} error={error} onRetry={() => mutate()} />
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
              <NothingHere tab={counts.all === 0 ? 'all' : tab} create={create} />
            ) : (
              <Rows listings={shown} actions={actions} onAct={goOnAt} />
            )}
          </TabsWithCounts>
        )}
      </Stack>
    </Container>
  );
}
