import { type Listing, type Message, type MessageInput, ownerId, texts } from '@porchlight/domain';
import { contactDialogMachine } from '@porchlight/flows/contactDialog';
import { AlertDialog, Button, ContactSellerDialog, MessageIcon } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';

import { ApiError, sendMessage, useApi } from '../../api/index.ts';
import { usePorts } from '../../app/ports.ts';
import { paths } from '../../paths.ts';
import { useRefreshMessages } from '../../talk/useRefreshMessages.ts';

export interface ContactSellerProps {
  listing: Listing;
  userId: string;
}

function useContactActor({ listing, userId }: ContactSellerProps) {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshMessages(userId);
  const machine = useMemo(
    () =>
      contactDialogMachine.provide({
        actors: {
          sendMessage: fromPromise<Message | undefined, MessageInput>(({ input, signal }) =>
            sendMessage(api, input, { signal }),
          ),
        },
      }),
    [api],
  );
  const actor = useActorRef(machine, { input: { listingId: listing.id, listingTitle: listing.title } });
  useEffect(() => {
    const subscriptions = [
      actor.on('message.delivered', refresh),
      actor.on('failure.logged', ({ error }) =>
        log.error('message to a seller not sent', {
          kind: error instanceof ApiError ? error.kind : 'unknown',
        }),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, log, refresh]);
  return actor;
}

/** The button that writes to the seller, its dialog, and afterwards the way to the conversation. */
export function ContactSeller({ listing, userId }: ContactSellerProps) {
  const actor = useContactActor({ listing, userId });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { subject, message, error } = state.context;
  const seller = ownerId(listing);
  return (
    <>
      <Button
        size="lg"
        wide
        startIcon={<MessageIcon />}
        onClick={() => actor.send({ type: 'dialog.opened' })}
      >
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
        onKeepWriting={() => actor.send({ type: 'discard.cancelled' })}
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
