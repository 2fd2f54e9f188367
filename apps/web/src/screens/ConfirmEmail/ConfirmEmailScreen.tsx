import { readConfirmLink, texts, transportFailureText } from '@porchlight/domain';
import { Button, ButtonLink, CircleCheckIcon, Spinner, Stack, Text } from '@porchlight/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { AccountPage } from '../../account/AccountPage.tsx';
import { ResendLink } from '../../account/ResendLink.tsx';
import { confirmEmail, ownAccount, useApi } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, useSessionView } from '../../session/index.ts';

const words = {
  confirming: 'Confirming your address',
  wait: 'One moment, please.',
  confirmed: 'Address confirmed',
  toProfile: 'Go to your profile',
  failed: 'This link does not work',
  signIn: 'Sign in to get a new link',
  unreached: 'Not confirmed yet',
  retry: 'Try again',
};

/** Where it stands. `unreached`: the server has not said, so the link is still good; with the reason. */
type Standing = 'confirming' | 'confirmed' | 'failed' | { unreached: string; isTrying: boolean };

/** Posts the token of the link, which is read once and then taken out of the address. */
function useConfirmation(): { standing: Standing; retry: () => void } {
  const api = useApi();
  const session = useSession();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [standing, setStanding] = useState<Standing>('confirming');
  /** The fragment that was looked at last, and the token that was posted. */
  const seen = useRef<string>(undefined);
  const posted = useRef<string | null>(null);

  /** Whoever is signed in here may be whose address it is: the session and what is shown of them follow. */
  async function takeOver(): Promise<void> {
    if ((await session.accessToken()) === null) return;
    const { user } = session.view();
    if (user === null) return;
    const account = await ownAccount(user.id).fetch(api);
    if (account.id !== session.view().user?.id) return;
    session.updateUser({ ...user, ...account });
    await mutate(ownAccount(account.id).key, account, { revalidate: false });
  }

  async function confirm(): Promise<void> {
    const token = posted.current;
    if (token === null) return setStanding('failed');
    try {
      await confirmEmail(api, { token });
      setStanding('confirmed');
    } catch (error) {
      const reason = transportFailureText(error);
      return setStanding(reason === undefined ? 'failed' : { unreached: reason, isTrying: false });
    }
    // It is confirmed, whether or not this page can show it of the person.
    await takeOver().catch(() => undefined);
  }

  const begin = useEffectEvent((fragment: string) => {
    // The link works once, and React calls an effect twice while developing.
    if (seen.current === fragment) return;
    const isFirst = seen.current === undefined;
    seen.current = fragment;
    const token = readConfirmLink(fragment);
    // The link was taken out of the address.
    if (token === null && !isFirst) return;
    if (fragment !== '') void navigate(pathname, { replace: true });
    posted.current = token;
    setStanding('confirming');
    void confirm();
  });
  // A newer link opened in the same tab changes nothing but the fragment.
  useEffect(() => begin(hash), [hash]);

  return {
    standing,
    retry() {
      if (typeof standing === 'object') setStanding({ ...standing, isTrying: true });
      void confirm();
    },
  };
}

/** The page that a confirmation mail leads to. Opening it shows nothing but itself: only what it posts confirms. */
export function ConfirmEmailScreen() {
  const { standing, retry } = useConfirmation();
  const { user } = useSessionView();

  if (standing === 'confirming') {
    return (
      <AccountPage title={words.confirming}>
        <Stack gap={5}>
          <Spinner size="lg" />
          <Text>{words.wait}</Text>
        </Stack>
      </AccountPage>
    );
  }
  if (standing === 'confirmed') {
    return (
      <AccountPage title={words.confirmed}>
        <Stack gap={5}>
          <CircleCheckIcon size="xl" />
          <Text>{texts.auth.confirmDone}</Text>
          <ButtonLink href={user === null ? paths.login.href() : paths.profile.href()} size="lg" wide>
            {user === null ? texts.navigation.signIn : words.toProfile}
          </ButtonLink>
        </Stack>
      </AccountPage>
    );
  }
  if (standing === 'failed') {
    return (
      <AccountPage title={words.failed}>
        <Stack gap={5}>
          <Text>{texts.auth.confirmFailed}</Text>
          {user === null ? (
            <ButtonLink href={paths.login.href(paths.profile.href())} size="lg" wide>
              {words.signIn}
            </ButtonLink>
          ) : (
            <ResendLink />
          )}
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.unreached} failure={standing.unreached}>
      <Button size="lg" wide busy={standing.isTrying} onClick={retry}>
        {words.retry}
      </Button>
    </AccountPage>
  );
}
