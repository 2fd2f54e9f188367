import { kindsOfToken, readUnsubscribeLink, texts } from '@porchlight/domain';
import { Button, ButtonLink, PorchDrawing, Stack, Text } from '@porchlight/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { AccountPage } from '../../account/AccountPage.tsx';
import { unsubscribe, useApi } from '../../api/index.ts';
import { Refused, useSubmit } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { words } from './UnsubscribeScreen.words.ts';

const watchNothing = () => () => undefined;

/** The token of the mailed link. The server never receives the fragment, so it renders without one. */
function useLinkToken(): string | null {
  const { hash } = useLocation();
  return useSyncExternalStore(
    watchNothing,
    () => readUnsubscribeLink(hash),
    () => null,
  );
}

/** The notification kinds of the link, named as in the settings. */
function Kinds({ token }: { token: string | null }) {
  const named = kindsOfToken(token ?? '').map((kind) => texts.notifications.kinds[kind]);
  if (named.length === 0) return <Text>{words.noneNamed}</Text>;
  return (
    <Text>
      {words.about}{' '}
      <Text as="span" weight="bold">
        {named.join(', ')}
      </Text>
    </Text>
  );
}

/**
 * The page of an email's unsubscribe link. Opening it changes nothing, because mail scanners open every link:
 * only its button does.
 */
export function UnsubscribeScreen() {
  const api = useApi();
  const token = useLinkToken();
  const { user } = useSessionView();
  const form = useSubmit(
    async () => {
      if (token === null) throw new Refused(texts.notifications.unsubscribeFailed);
      await unsubscribe(api, token);
    },
    { fallback: words.failed },
  );
  const settings = user === null ? paths.login.href(paths.profile.href()) : paths.profile.href();

  if (form.isSent) {
    return (
      <AccountPage title={words.stopped}>
        <Stack gap={5}>
          <PorchDrawing />
          <Text>{texts.notifications.unsubscribed}</Text>
          <Text tone="muted">{words.again}</Text>
          <ButtonLink href={settings} size="lg" wide variant="outline">
            {words.choose}
          </ButtonLink>
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.title} failure={form.failure}>
      <Stack gap={5}>
        <Kinds token={token} />
        <Text tone="muted">{words.others}</Text>
        <Button size="lg" wide busy={form.isSending} onClick={() => void form.submit({})}>
          {words.stop}
        </Button>
        <ButtonLink href={settings} size="lg" wide variant="quiet">
          {words.choose}
        </ButtonLink>
      </Stack>
    </AccountPage>
  );
}
