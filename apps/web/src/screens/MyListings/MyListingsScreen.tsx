import { limits, type Listing, listingCounts, listingStatuses, texts } from '@porchlight/domain';
import {
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
import { addressOf } from '../../lib/ownPath.ts';
import { paths } from '../../lib/paths.ts';
import { hiddenNote } from '../../listings/hidden.ts';
import { DeleteQuestion } from '../../listings/life/DeleteQuestion.tsx';
import { type ListingActions, useListingActions } from '../../listings/life/useListingActions.ts';
import { lifeNote } from '../../listings/life/lifeNote.ts';
import { ListingLifeParts, useDone } from '../../listings/life/ListingLifeParts.tsx';
import { useRenewal } from '../../listings/life/useRenewal.ts';
import { type ListingLife, useListingLife } from '../../listings/life/useListingLife.ts';
import { sweepDrafts } from '../../listings/editor/draftAge.ts';
import { useUserId } from '../../session/index.ts';
import { words } from './MyListingsScreen.words.ts';
import { useFocusAfter } from './useFocusAfter.ts';

const tabIds = ['all', ...listingStatuses] as const;
type TabId = (typeof tabIds)[number];

/** Skeleton of the tabs and rows. */
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
  if (tab !== 'all') return <EmptyState drawing={drawing} title={words.noneOf[tab]} />;
  return (
    <EmptyState drawing={drawing} title={texts.myListings.empty} action={create}>
      {words.empty}
    </EmptyState>
  );
}

interface RowsProps {
  listings: readonly Listing[];
  actions: ListingActions;
  life: ListingLife;
  /** Called with the index of the affected row. */
  onAct: (place: number) => void;
}

function Rows({ listings, actions, life, onAct }: RowsProps) {
  const { origin } = useApi();
  const now = useNow();
  const [toDelete, setToDelete] = useState<Listing | null>(null);
  return (
    <>
      <Stack as="ul" gap={2}>
        {listings.map((listing, place) => (
          <li key={listing.id}>
            <ListingRow
              listing={withAbsoluteImages(listing, origin)}
              href={paths.listing.href(listing.id)}
              editHref={paths.editListing.href(listing.id)}
              priceHref={paths.editListing.href(listing.id, 'price')}
              relistHref={paths.createListing.href(listing.id)}
              now={now}
              headingLevel={2}
              pending={life.pendingFor(listing) ?? actions.pendingFor(listing)}
              note={lifeNote(life, listing) ?? actions.noteFor(listing) ?? hiddenNote(listing)}
              onChangeStatus={(change) => {
                onAct(place);
                life.choose(listing, change);
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
      <DeleteQuestion
        listing={toDelete}
        onAnswer={(isMeant) => {
          if (isMeant && toDelete !== null) void actions.remove(toDelete);
          setToDelete(null);
        }}
      />
    </>
  );
}

/** The user's listings by status, with their actions. */
export function MyListingsScreen() {
  const userId = useUserId();
  const { data, error, mutate } = useMyListings(userId, { limit: limits.loadAllSize });
  const actions = useListingActions(userId, () => mutate());
  const life = useListingLife(userId);
  const changed = useDone(life);
  const done = changed || actions.done;
  const goOnAt = useFocusAfter(done);
  const { now } = usePorts();
  useEffect(() => void sweepDrafts(now()), [now]);
  const [tab, setTab] = useState<TabId>('all');
  useRenewal(data?.listings, life);
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
      <link rel="canonical" href={addressOf(paths.myListings.href())} />
      <Stack gap={6}>
        <PageHeader title={texts.myListings.title} actions={create} />
        <VisuallyHidden role="status">{done}</VisuallyHidden>
        {data === undefined && error !== undefined && (
          <LoadFailure title={texts.myListings.failed} error={error} onRetry={() => mutate()} />
        )}
        {data === undefined && error === undefined && <Loading />}
        {data !== undefined && (
          <TabsWithCounts
            label={texts.myListings.title}
            tabs={tabIds.map((id) => ({ id, label: texts.myListings.tabs[id], count: counts[id] }))}
            value={tab}
            onValueChange={setTab}
          >
            {shown.length === 0 ? (
              <NothingHere tab={counts.all === 0 ? 'all' : tab} create={create} />
            ) : (
              <Rows listings={shown} actions={actions} life={life} onAct={goOnAt} />
            )}
          </TabsWithCounts>
        )}
      </Stack>
      <ListingLifeParts life={life} />
    </Container>
  );
}
