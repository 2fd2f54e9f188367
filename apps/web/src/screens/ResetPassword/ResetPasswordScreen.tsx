import {
  type MessageAnswer,
  readResetLink,
  type ResetLink,
  resetPasswordSchema,
  type ResetPasswordInput,
  texts,
} from '@porchlight/domain';
import { passwordResetMachine } from '@porchlight/flows/passwordReset';
import { Button, ButtonLink, PorchDrawing, Stack, Text, TextLink } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { AccountPage } from '../../account/AccountPage.tsx';
import { resetPassword, useApi } from '../../api/index.ts';
import { handOver } from '../../lib/handOver.ts';
import { AccountName, FormPasswordField, ScreenForm } from '../../forms/index.ts';
import { paths } from '../../lib/paths.ts';
import { StayNote } from '../../lib/StayNote.tsx';
import { useSession } from '../../session/index.ts';
import { words } from './ResetPasswordScreen.words.ts';

/** Placeholder for the token on the server: only a browser knows the fragment. */
const unknownYet = 'unknown yet';

const watchNothing = () => () => undefined;

/** The data of a reset link. `token` is undefined until hydration. */
type KnownLink = Omit<ResetLink, 'token'> & { token: string | null | undefined };

/**
 * The data of the reset link: read once, then removed from the address, so that no history or referrer
 * contains it.
 */
function useLinkOnce(): KnownLink {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => readResetLink({ search, hash }));
  // The server never receives the fragment, so hydration must start without it.
  const token = useSyncExternalStore<KnownLink['token']>(
    watchNothing,
    () => link.token,
    () => undefined,
  );
  const email = useSyncExternalStore(
    watchNothing,
    () => link.email,
    () => null,
  );
  useEffect(() => {
    if (readResetLink({ search, hash }).token !== null) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search, hash]);
  return { token, email };
}

function useResetActor(token: string, account: string | null) {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  // The form may appear before the token is known; it is submitted with the token known by then.
  const machine = useMemo(
    () =>
      passwordResetMachine.provide({
        actors: {
          resetPassword: fromPromise<MessageAnswer | void, ResetPasswordInput>(async ({ input, signal }) => {
            const answer = await resetPassword(api, { ...input, token }, { signal });
            // The server has ended all sessions of the account. The stored one would skip the sign-in page.
            await session.end();
            return answer;
          }),
        },
      }),
    [api, session, token],
  );
  const actor = useActorRef(machine, { input: { token } });
  useEffect(() => {
    const subscription = actor.on('redirect.due', ({ to, notice, tone }) => {
      const href = to === 'login' ? paths.login.href() : paths.forgotPassword.href();
      void navigate(href, { replace: true, ...handOver({ notice: { text: notice, tone }, email: account }) });
    });
    return () => subscription.unsubscribe();
  }, [account, actor, navigate]);
  return actor;
}

/** Redirects to request a link, with the reason. */
function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.forgotPassword.href(), {
      replace: true,
      ...handOver({ notice: { text: texts.auth.resetTokenMissing, tone: 'critical' } }),
    });
  }, [navigate]);
  return null;
}

function ResetForm({ token, account }: { token: string; account: string | null }) {
  const actor = useResetActor(token, account);
  const state = useSelector(actor, (snapshot) => snapshot);
  const signIn = useLinkClickHandler<HTMLAnchorElement>(paths.login.href(), handOver({ email: account }));

  const { error, fieldErrors } = state.context;
  const refused = fieldErrors['password'];
  const serverErrors = useMemo(
    () => (refused === undefined ? undefined : { password: [refused] }),
    [refused],
  );

  if (state.hasTag('done')) {
    const stay = () => actor.send({ type: 'redirect.canceled' });
    return (
      <AccountPage title={words.changed} onKeyDown={stay} onPointerDown={stay}>
        <Stack gap={5}>
          <Stack gap={5} role="status">
            <PorchDrawing />
            <Text>{texts.auth.resetDone}</Text>
          </Stack>
          <ButtonLink href={paths.login.href()} size="lg" wide onClick={signIn}>
            {texts.navigation.signIn}
          </ButtonLink>
          <StayNote isLeaving={state.matches({ succeeded: 'redirecting' })} onStay={stay}>
            {words.redirecting}
          </StayNote>
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={words.title}
      failure={refused === undefined ? error : null}
      footer={
        <TextLink href={paths.forgotPassword.href()} standalone>
          {words.newLink}
        </TextLink>
      }
    >
      <ScreenForm
        schema={resetPasswordSchema}
        initialValues={{ password: '', confirmPassword: '' }}
        serverErrors={serverErrors}
        onEdit={() => actor.send({ type: 'form.changed' })}
        onSubmit={(values) => actor.send({ type: 'password.submitted', ...values })}
      >
        <Stack gap={5}>
          {account !== null && <AccountName address={account} />}
          <FormPasswordField
            name="password"
            label={words.password}
            kind="new"
            hint={words.hint}
            strength="shown"
          />
          <FormPasswordField name="confirmPassword" label={words.again} kind="new" />
          <Button type="submit" size="lg" wide busy={state.hasTag('busy')}>
            {words.save}
          </Button>
        </Stack>
      </ScreenForm>
    </AccountPage>
  );
}

/** Sets a new password with the token of a reset link. */
export function ResetPasswordScreen() {
  const { token, email } = useLinkOnce();
  return token === null || token?.trim() === '' ? (
    <MissingToken />
  ) : (
    <ResetForm token={token ?? unknownYet} account={email} />
  );
}
