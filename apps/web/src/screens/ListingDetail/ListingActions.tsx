import { type Listing, listingActions, texts } from '@porchlight/domain';
import { Alert, Button, ButtonLink, HeartIcon, MessageIcon, PhoneIcon, Stack } from '@porchlight/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyPart } from '../../lib/lazyPart.ts';
import { usePorts } from '../../lib/ports.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { ContactBar } from './ContactBar.tsx';
import { forgetIntent, rememberIntent } from './intent.ts';
import * as styles from './ListingDetail.css.ts';

/** With their state machines, which visitors never load. */
const MemberActions = lazyPart(
  async () => (await import('./MemberActions.tsx')).MemberActions,
  WithoutActions,
);

/** Only for the owner, with the labels of owner pages. */
const OwnerActions = lazyPart(async () => (await import('./OwnerParts.tsx')).OwnerActions, WithoutActions);

/** The buttons failed to load; reloading the page brings them. */
function WithoutActions() {
  const { reload } = usePorts();
  return (
    <Alert
      tone="critical"
      live="polite"
      title={texts.common.somethingWentWrong}
      actions={
        <Button size="sm" variant="outline" tone="neutral" onClick={reload}>
          {texts.common.tryAgain}
        </Button>
      }
    />
  );
}

/** The user's actions on a listing. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { status, user } = useSessionView();
  const { pathname, search } = useLocation();
  const { message, favorite, phone } = listingActions(listing, status === 'restoring' ? undefined : user);
  const login = paths.login.href(pathname + search);

  const wasIn = useRef(false);
  useEffect(() => {
    // Back without having signed in. A user whose session has just ended is on the way to the sign-in page.
    if (status === 'out' && !wasIn.current) forgetIntent();
    wasIn.current ||= status === 'in';
  }, [status]);

  if (message === 'owner')
    return (
      <Suspense fallback={null}>
        <OwnerActions listing={listing} />
      </Suspense>
    );
  if (user !== null && (message === 'open' || favorite === 'toggle'))
    return (
      <Suspense fallback={null}>
        <MemberActions
          listing={listing}
          user={user}
          canMessage={message === 'open'}
          canSave={favorite === 'toggle'}
          canCall={phone === 'show'}
        />
      </Suspense>
    );
  if (message === 'hidden' && favorite === 'hidden') return null;
  return (
    <Stack gap={2}>
      {message === 'login' && (
        <ContactBar listing={listing}>
          <ButtonLink
            href={login}
            wide
            startIcon={<MessageIcon />}
            onClick={() => rememberIntent('message', listing.id)}
          >
            {texts.listing.loginToMessage}
          </ButtonLink>
        </ContactBar>
      )}
      {phone === 'login' && (
        <ButtonLink
          href={login}
          variant="outline"
          tone="neutral"
          wide
          startIcon={<PhoneIcon />}
          onClick={() => rememberIntent('phone', listing.id)}
        >
          {texts.listing.loginToCall}
        </ButtonLink>
      )}
      {favorite === 'login' && (
        <ButtonLink
          href={login}
          variant="outline"
          tone="neutral"
          wide
          startIcon={<HeartIcon />}
          className={styles.notOnPhone}
          onClick={() => rememberIntent('save', listing.id)}
        >
          {texts.listing.loginToSave}
        </ButtonLink>
      )}
    </Stack>
  );
}
