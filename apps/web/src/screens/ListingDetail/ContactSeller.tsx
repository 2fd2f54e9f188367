import { type Listing, type Message, type MessageInput, ownerId, texts } from '@porchlight/domain';
import { contactDialogMachine } from '@porchlight/flows/contactDialog';
import { AlertDialog, Button, ContactSellerDialog, MessageIcon } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';

import { ApiError, sendMessage, useApi, useRefreshMessages } from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import { paths } from '../../lib/paths.ts';

import { attemptFor } from '../../lib/sendAttempt.ts';
import { unsentTextStore } from '../../messages/unsentText.ts';
import { takeIntent, rememberIntent } from './intent.ts';

export interface ContactSellerProps {
  listing: Listing;
  userId: string;
}

function useContactActor({ listing, userId }: ContactSellerProps) {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshMessages(userId);
  const [words] = useState(() => unsentTextStore(userId, listing.id));
  const machine = useMemo(
    () =>
      contactDialogMachine.provide({
        actors: {
          sendMessage: fromPromise<Message | undefined, MessageInput>(({ input, signal }) => {
            const kept = words.read();
            const attempt = attemptFor(kept?.attempt, JSON.stringify([input.subject, input.content]));
            words.write({ text: input.content, ...kept, attempt });
            return sendMessage(api, input, attempt.key, { signal });
          }),
        },
      }),
    [api, words],
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
        if (message === '') words.remove();
        else words.write({ text: message, subject, attempt: words.read()?.attempt });
      }),
      actor.on('message.delivered', refresh),
      actor.on('failure.logged', ({ error }) =>
        log.error('message to a seller not sent', {
          kind: error instanceof ApiError ? error.kind : 'unknown',
        }),
      ),
    ];
    return () => {
      // Sent when the session was over: the sign-in page leads back to the dialog, with the words in it.
      if (isSending) rememberIntent('message', listing.id);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [actor, listing.id, log, refresh, words]);

  const open = useCallback(() => {
    const kept = words.read();
    actor.send({ type: 'dialog.opened' });
    if (kept === null || actor.getSnapshot().context.message !== '') return;
    if (kept.subject !== undefined) actor.send({ type: 'subject.changed', subject: kept.subject });
    actor.send({ type: 'message.changed', message: kept.text });
  }, [actor, words]);

  useEffect(() => {
    if (takeIntent('message', listing.id)) open();
  }, [listing.id, open]);

  return { actor, open };
}

/** The button that writes to the seller, its dialog, and afterwards the way to the conversation. */
export function ContactSeller({ listing, userId }: ContactSellerProps) {
  const { actor, open } = useContactActor({ listing, userId });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { subject, message, error } = state.context;
  const seller = ownerId(listing);
  return (
    <>
      <Button wide startIcon={<MessageIcon />} onClick={open}>
        {texts.listing.messageSeller}
      </Button>
      <ContactSellerDialog
        open={state.hasTag('form')}
        onClose={() => actor.send({ type: 'dialog.closed' })}
        subject={subject}
        onSubjectChange={(text) => actor.send({ type: 'subject.changed', subject: text })}
        message={message}
        onMessageChange={(text) => actor.send({ type: 'message.changed', message: text })}
        onSend={() => actor.send({ type: 'message.sent' })}
        sending={state.hasTag('busy')}
        error={error}
        confirmingDiscard={state.matches('confirmingDiscard')}
        onDiscard={() => actor.send({ type: 'discard.confirmed' })}
        onKeepWriting={() => actor.send({ type: 'discard.canceled' })}
      />
      <AlertDialog
        open={state.matches('sent')}
        onOpenChange={() => actor.send({ type: 'success.dismissed' })}
        type="success"
        title={texts.contactSeller.sentTitle}
        message={texts.contactSeller.sentText}
        primaryAction={{
          label: texts.contactSeller.viewMessages,
          href:
            seller === undefined
              ? paths.messages.href()
              : paths.messages.href({ listingId: listing.id, otherUserId: seller }),
        }}
        secondaryAction={{
          label: texts.common.close,
          onAction: () => actor.send({ type: 'success.dismissed' }),
        }}
      />
    </>
  );
}
