import { type ConfirmationPreview, texts } from '@porchlight/domain';
import {
  AlertDialog,
  Button,
  ButtonLink,
  Card,
  PorchDrawing,
  Divider,
  Spinner,
  Stack,
  Text,
  useMoments,
} from '@porchlight/ui';

import { AccountPage } from '../../account/AccountPage.tsx';
import { ResendLink } from '../../account/ResendLink.tsx';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { type EmailConfirmation, useEmailConfirmation, useOpenedLink } from './useEmailConfirmation.ts';
import { words } from './ConfirmEmailScreen.words.ts';

function Loading() {
  return (
    <AccountPage title={words.loading}>
      <Stack gap={5}>
        <Spinner size="lg" />
        <Text>{words.wait}</Text>
      </Stack>
    </AccountPage>
  );
}

/** Shows the account, with the two choices. */
function Question({ account, snapshot, send }: EmailConfirmation & { account: ConfirmationPreview }) {
  const { moment } = useMoments();
  const { kind } = account;
  const isBusy = snapshot.hasTag('busy');
  return (
    <AccountPage title={words.question} failure={snapshot.context.error}>
      <Stack gap={5}>
        <Text>{words.lead[kind](account.email)}</Text>
        <Card>
          <Stack gap={1}>
            <Text weight="semibold">
              <bdi>{account.name}</bdi>
            </Text>
            <Text tone="muted" size="sm">
              {words.since(moment(account.created_at))}
            </Text>
          </Stack>
        </Card>
        <Button
          size="lg"
          wide
          busy={snapshot.matches('confirming')}
          disabled={isBusy && !snapshot.matches('confirming')}
          onClick={() => send({ type: 'address.confirmed' })}
        >
          {words.confirm}
        </Button>
        <Divider />
        <Text tone="muted">{words.warning[kind]}</Text>
        <Button
          variant="outline"
          tone="neutral"
          wide
          busy={snapshot.matches('disowning')}
          disabled={isBusy && !snapshot.matches('disowning')}
          onClick={() => send({ type: 'disowning.asked' })}
        >
          {words.notMe}
        </Button>
      </Stack>
      <AlertDialog
        open={snapshot.matches('asking')}
        onOpenChange={() => send({ type: 'disowning.declined' })}
        type="warning"
        destructive
        title={words.removal}
        message={words.consequence[kind]}
        primaryAction={{ label: words.remove, onAction: () => send({ type: 'disowning.accepted' }) }}
        secondaryAction={{
          label: texts.common.cancel,
          onAction: () => send({ type: 'disowning.declined' }),
        }}
      />
    </AccountPage>
  );
}

/** The state of one link. */
function Confirmation({ token }: { token: string | null }) {
  const { user } = useSessionView();
  const confirmation = useEmailConfirmation(token);
  const { snapshot, send } = confirmation;
  const { preview, error } = snapshot.context;

  if (snapshot.matches('confirmed') || snapshot.matches('disowned')) {
    const isConfirmed = snapshot.matches('confirmed');
    return (
      <AccountPage title={isConfirmed ? words.confirmed : words.removed}>
        <Stack gap={5}>
          <PorchDrawing />
          <Text>{isConfirmed ? texts.auth.confirmDone : texts.auth.disownDone}</Text>
          {isConfirmed && (
            <ButtonLink href={user === null ? paths.login.href() : paths.profile.href()} size="lg" wide>
              {user === null ? texts.navigation.signIn : words.toProfile}
            </ButtonLink>
          )}
        </Stack>
      </AccountPage>
    );
  }
  if (snapshot.matches('failed')) {
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
  if (preview !== null) return <Question account={preview} {...confirmation} />;
  if (error !== null) {
    const isRetrying = snapshot.hasTag('busy');
    return (
      <AccountPage title={words.unreached} failure={isRetrying ? null : error}>
        <Button size="lg" wide busy={isRetrying} onClick={() => send({ type: 'preview.retried' })}>
          {words.retry}
        </Button>
      </AccountPage>
    );
  }
  return <Loading />;
}

/** The page of a confirmation link. Opening it changes nothing: only a click confirms the email. */
export function ConfirmEmailScreen() {
  const link = useOpenedLink();
  return link === undefined ? <Loading /> : <Confirmation key={link.number} token={link.token} />;
}
