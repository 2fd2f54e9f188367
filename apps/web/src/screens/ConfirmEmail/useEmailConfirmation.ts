import {
  type ConfirmationPreview,
  type ConfirmEmailInput,
  type MessageAnswer,
  readConfirmLink,
} from '@porchlight/domain';
import { emailConfirmationMachine } from '@porchlight/flows/emailConfirmation';
import { isFocusLost } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';

import {
  ApiError,
  confirmEmail,
  disownEmail,
  ownAccount,
  previewConfirmation,
  useApi,
} from '../../api/index.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { usePorts } from '../../lib/ports.ts';
import { useSession } from '../../session/index.ts';

/** An opened link, and the number of links opened before it on this page. */
export interface OpenedLink {
  token: string | null;
  number: number;
}

/** The last opened link, whose token is removed from the address at once; undefined before it is read. */
export function useOpenedLink(): OpenedLink | undefined {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [link, setLink] = useState<OpenedLink>();
  const seen = useRef<string>(undefined);
  const read = useEffectEvent((fragment: string) => {
    // React runs an effect twice in development.
    if (seen.current === fragment) return;
    const isFirst = seen.current === undefined;
    seen.current = fragment;
    const token = readConfirmLink(fragment);
    // The token was removed from the address.
    if (token === null && !isFirst) return;
    if (fragment !== '') void navigate(pathname, { replace: true });
    setLink((before) => ({ token, number: (before?.number ?? 0) + 1 }));
  });
  // A newer link opened in the same tab changes only the fragment.
  useEffect(() => read(hash), [hash]);
  return link;
}

/** Reloads the signed-in account: the email may be theirs, and the account may be gone. */
function useRefreshAccount(): () => Promise<void> {
  const api = useApi();
  const session = useSession();
  const { mutate } = useSWRConfig();
  return async () => {
    if ((await session.accessToken()) === null) return;
    const { user } = session.view();
    if (user === null) return;
    const account = await ownAccount(user.id).fetch(api);
    if (account.id !== session.view().user?.id) return;
    session.updateUser({ ...user, ...account });
    await mutate(ownAccount(account.id).key, account, { revalidate: false });
  };
}

/** The confirmation machine, for its page. */
export interface EmailConfirmation {
  snapshot: SnapshotFrom<typeof emailConfirmationMachine>;
  send: ActorRefFrom<typeof emailConfirmationMachine>['send'];
}

/** The confirmation of one link with its machine. */
export function useEmailConfirmation(token: string | null): EmailConfirmation {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshAccount();
  const refreshed = useEffectEvent(refresh);
  const machine = useMemo(() => {
    const changing = (change: typeof confirmEmail) =>
      fromPromise<MessageAnswer | void, ConfirmEmailInput>(({ input }) => change(api, input));
    return emailConfirmationMachine.provide({
      actors: {
        loadPreview: fromPromise<ConfirmationPreview, ConfirmEmailInput>(({ input }) =>
          previewConfirmation(api, input),
        ),
        confirmAddress: changing(confirmEmail),
        disownAddress: changing(disownEmail),
      },
    });
  }, [api]);
  const actor = useActorRef(machine, { input: { token } });
  const snapshot = useSelector(actor, (now) => now);
  const isDone = snapshot.matches('confirmed') || snapshot.matches('disowned');
  useEffect(() => {
    // The confirmation is done, even if this page fails to reload the account.
    if (isDone) void refreshed().catch(() => undefined);
  }, [isDone]);
  const isAnswered = isDone || snapshot.matches('failed') || snapshot.matches('ready');
  useEffect(() => {
    // The pressed button has disappeared.
    if (isAnswered && isFocusLost()) return focusHeading();
    return undefined;
  }, [isAnswered]);
  useEffect(() => {
    const subscription = actor.on('failure.logged', ({ error }) =>
      log.warn('confirm-email: no answer', { kind: error instanceof ApiError ? error.kind : 'unknown' }),
    );
    return () => subscription.unsubscribe();
  }, [actor, log]);
  return { snapshot, send: (event) => actor.send(event) };
}
