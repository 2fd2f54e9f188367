import { type Listing, type Message, type MessageInput, texts } from '@porchlight/domain';
import { contactDialogMachine } from '@porchlight/flows/contactDialog';
import { Button, MessageIcon } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { ApiError, sendMessage, useApi, useRefreshMessages } from '../../api/index.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { usePorts } from '../../lib/ports.ts';
import { attemptFor } from '../../lib/sendAttempt.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { unsentTextStore } from '../../messages/unsentText.ts';
import { takeIntent, rememberIntent } from './intent.ts';
import { NotLoaded } from './NotLoaded.tsx';

const loadDialog = () => import('./ContactDialog.tsx');

/** Loaded when opened, or earlier when idle. */
const ContactDialog = lazyPart(async () => (await loadDialog()).ContactDialog, NotLoaded);

/** The machine of a message to a seller. */
export type ContactActor = ActorRefFrom<typeof contactDialogMachine>;

export interface ContactSellerProps {
  listing: Listing;
  userId: string;
}

function useContactActor({ listing, userId }: ContactSellerProps) {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshMessages(userId);
  const [kept] = useState(() => unsentTextStore(userId, listing.id));
  const machine = useMemo(
    () =>
      contactDialogMachine.provide({
        actors: {
          sendMessage: fromPromise<Message | undefined, MessageInput>(({ input, signal }) => {
            const before = kept.read();
            const attempt = attemptFor(before?.attempt, JSON.stringify([input.subject, input.content]));
            kept.write({ text: input.content, ...before, attempt });
            return sendMessage(api, input, attempt.key, { signal });
          }),
        },
      }),
    [api, kept],
  );
  const actor = useActorRef(machine, { input: { listingId: listing.id, listingTitle: listing.title } });

  useEffect(() => {
    let last = actor.getSnapshot().context;
    let isSending = false;
    const subscriptions = [
      actor.subscribe((snapshot) => {
        isSending = snapshot.hasTag('busy');
        const { subject, message } = snapshot.context;
        if (message === last.message && subject === last.subject) return;
        last = snapshot.context;
        if (message === '') kept.remove();
        else kept.write({ text: message, subject, attempt: kept.read()?.attempt });
      }),
      actor.on('message.delivered', refresh),
      actor.on('failure.logged', ({ error }) =>
        log.error('message to a seller not sent', {
          kind: error instanceof ApiError ? error.kind : 'unknown',
        }),
      ),
    ];
    return () => {
      // The session ended while sending: the sign-in page leads back to the dialog with its text.
      if (isSending) rememberIntent('message', listing.id);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [actor, listing.id, log, refresh, kept]);

  const open = useCallback(() => {
    const before = kept.read();
    actor.send({ type: 'dialog.opened' });
    if (before === null || actor.getSnapshot().context.message !== '') return;
    if (before.subject !== undefined) actor.send({ type: 'subject.changed', subject: before.subject });
    actor.send({ type: 'message.changed', message: before.text });
  }, [actor, kept]);

  useEffect(() => {
    if (takeIntent('message', listing.id)) open();
  }, [listing.id, open]);

  return { actor, open };
}

/** The button that writes to the seller, its dialog, and afterwards a link to the conversation. */
export function ContactSeller({ listing, userId }: ContactSellerProps) {
  const { actor, open } = useContactActor({ listing, userId });
  const isOpened = useSelector(actor, (snapshot) => !snapshot.matches('closed'));
  // It then stays mounted: a dialog that unmounts doesn't return the focus.
  const [isThere, setThere] = useState(false);
  if (isOpened && !isThere) setThere(true);
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  return (
    <>
      <Button wide startIcon={<MessageIcon />} onClick={open}>
        {texts.listing.messageSeller}
      </Button>
      {isThere && (
        <Suspense fallback={null}>
          <ContactDialog listing={listing} actor={actor} />
        </Suspense>
      )}
    </>
  );
}
