import { limits, listingCounts, type MyListingsAnswer, texts, tileCount } from '@porchlight/domain';
import {
  ButtonLink,
  Container,
  EmptyState,
  PorchDrawing,
  EyeIcon,
  Heading,
  HeartIcon,
  Inline,
  ListingGrid,
  ListIcon,
  MessageIcon,
  PageHeader,
  PlusIcon,
  Skeleton,
  Stack,
  StatTile,
  TagIcon,
  TextLink,
  UserIcon,
  useMoments,
} from '@porchlight/ui';

import { useMemberSince } from '../../account/useMemberSince.ts';
import { useFavorites, useMyListings, useOpenOffers, useUnreadCount } from '../../api/index.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import * as styles from './Dashboard.css.ts';
import { words } from './DashboardScreen.words.ts';
import { ToDo } from './ToDo.tsx';

/** A number that failed to load is a dash, not a zero. */
const known = <Value,>(value: Value | undefined, hasFailed: boolean): Value | undefined | null =>
  value ?? (hasFailed ? null : undefined);

const activeOf = ({ counts, listings }: MyListingsAnswer): number =>
  (counts ?? listingCounts(listings)).active;

/** Views of the loaded listings; with more listings it is marked as a lower bound. */
const viewsOf = ({ listings, pagination }: MyListingsAnswer): string =>
  tileCount(
    listings.reduce((sum, listing) => sum + listing.view_count, 0),
    listings.length,
    pagination.total,
  );

/** What needs doing, and four numbers. */
function Overview({ userId }: { userId: string | null }) {
  const own = useMyListings(userId, { limit: limits.loadAllSize });
  const unread = useUnreadCount(userId);
  const offers = useOpenOffers(userId);
  const favorites = useFavorites(userId);
  return (
    <>
      <ToDo unread={unread.data ?? 0} offers={offers.data ?? 0} listings={own.data?.listings ?? []} />
      <div className={styles.tiles}>
        <StatTile
          label={texts.dashboard.activeListings}
          value={known(own.data && activeOf(own.data), own.error !== undefined)}
          href={paths.myListings.href()}
          icon={<TagIcon />}
        />
        <StatTile
          label={texts.dashboard.totalViews}
          value={known(own.data && viewsOf(own.data), own.error !== undefined)}
          href={paths.myListings.href()}
          icon={<EyeIcon />}
        />
        <StatTile
          label={texts.dashboard.messages}
          value={known(
            unread.data === undefined ? undefined : words.unread(unread.data),
            unread.error !== undefined,
          )}
          href={paths.messages.href()}
          icon={<MessageIcon />}
        />
        <StatTile
          label={texts.dashboard.favorites}
          value={known(favorites.data?.length, favorites.error !== undefined)}
          href={paths.favorites.href()}
          icon={<HeartIcon />}
        />
      </div>
    </>
  );
}

function QuickActions() {
  return (
    <nav className={styles.actions} aria-label={words.actions}>
      <ButtonLink href={paths.createListing.href()} startIcon={<PlusIcon size="sm" />}>
        {texts.navigation.createListing}
      </ButtonLink>
      <ButtonLink
        className={styles.wideAction}
        href={paths.myListings.href()}
        variant="outline"
        tone="neutral"
        startIcon={<ListIcon size="sm" />}
      >
        {texts.navigation.myListings}
      </ButtonLink>
      <ButtonLink
        className={styles.wideAction}
        href={paths.messages.href()}
        variant="outline"
        tone="neutral"
        startIcon={<MessageIcon size="sm" />}
      >
        {texts.navigation.messages}
      </ButtonLink>
      <ButtonLink
        className={styles.wideAction}
        href={paths.profile.href()}
        variant="outline"
        tone="neutral"
        startIcon={<UserIcon size="sm" />}
      >
        {texts.navigation.profile}
      </ButtonLink>
    </nav>
  );
}

function Recent({ userId }: { userId: string | null }) {
  const { data, error, mutate } = useMyListings(userId, { limit: limits.dashboardRecentListings });
  if (data === undefined && error !== undefined) {
    return (
      <LoadFailure title={texts.myListings.failed} headingLevel={3} error={error} onRetry={() => mutate()} />
    );
  }
  if (data === undefined)
    return (
      <ListingGrid className={styles.recent} loading="skeleton" skeletons={limits.dashboardRecentListings} />
    );
  if (data.listings.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        drawing={<PorchDrawing />}
        title={texts.myListings.empty}
        action={<ButtonLink href={paths.createListing.href()}>{texts.navigation.createListing}</ButtonLink>}
      >
        {words.empty}
      </EmptyState>
    );
  }
  return <ListingCards className={styles.recent} listings={data.listings} inView={3} />;
}

/** The user's dashboard: numbers, actions, latest listings. */
export function DashboardScreen() {
  const { user } = useSessionView();
  const userId = user?.id ?? null;
  const since = useMemberSince();
  const { month } = useMoments();
  return (
    <Container>
      <Stack gap={10}>
        <PageHeader
          title={texts.dashboard.welcome(user?.name)}
          lead={since === null ? <Skeleton width="half" /> : since && month(since, texts.listing.memberSince)}
        />
        <Overview userId={userId} />
        <QuickActions />
        <Stack as="section" gap={5} aria-labelledby="recent-title">
          <Inline justify="between" align="center">
            <Heading level={2} id="recent-title">
              {texts.dashboard.recent}
            </Heading>
            <TextLink href={paths.myListings.href()} standalone>
              {texts.dashboard.viewAll}
            </TextLink>
          </Inline>
          <Recent userId={userId} />
        </Stack>
      </Stack>
    </Container>
  );
}
