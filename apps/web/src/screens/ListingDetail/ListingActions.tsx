import { type Listing, listingActions, texts } from '@porchlight/domain';
import { ButtonLink, HeartIcon, MessageIcon, Stack, Text } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from '../../router/index.ts';

import { paths } from '../../paths.ts';
import { useSessionView } from '../../session/index.ts';

/** With their state machines, for those who are signed in: visitors never load them. */
const MemberActions = lazy(async () => ({ default: (await import('./MemberActions.tsx')).MemberActions }));

/** What the person who looks at a listing may do with it. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { status, user } = useSessionView();
  const { pathname, search } = useLocation();
  const { message, favorite } = listingActions(listing, status === 'restoring' ? undefined : user);
  const login = paths.login.href(pathname + search);

  if (message === 'owner') return <Text weight="medium">{texts.listing.ownListing}</Text>;
  if (user !== null && (message === 'open' || favorite === 'toggle'))
    return (
      <Suspense fallback={null}>
        <MemberActions
          listing={listing}
          user={user}
          canMessage={message === 'open'}
          canSave={favorite === 'toggle'}
        />
      </Suspense>
    );
  if (message === 'hidden' && favorite === 'hidden') return null;
  return (
    <Stack gap={2}>
      {message === 'login' && (
        <ButtonLink href={login} wide startIcon={<MessageIcon />}>
          {texts.listing.loginToMessage}
        </ButtonLink>
      )}
      {favorite === 'login' && (
        <ButtonLink href={login} variant="outline" tone="neutral" wide startIcon={<HeartIcon />}>
          {texts.listing.loginToSave}
        </ButtonLink>
      )}
    </Stack>
  );
}
