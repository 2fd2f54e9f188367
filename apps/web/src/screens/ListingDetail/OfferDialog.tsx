import { type Listing, texts } from '@porchlight/domain';
import { AlertDialog, OfferForm } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { paths } from '../../lib/paths.ts';
import type { ConversationId } from '../../messages/conversationId.ts';
import type { OffersActor } from '../../messages/useOffers.ts';
import { words } from './OfferDialog.words.ts';

export interface OfferDialogProps {
  listing: Listing;
  conversation: ConversationId;
  actor: OffersActor;
}

/** The dialog for an offer to the seller, with its result. */
export function OfferDialog({ listing, conversation, actor }: OfferDialogProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { amount, error } = state.context;
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const subscription = actor.on('offer.changed', () => setSent(true));
    return () => subscription.unsubscribe();
  }, [actor]);
  // Such as: an offer made earlier is still open.
  const isRefused = !state.hasTag('form') && error !== null;
  const close = () => {
    setSent(false);
    actor.send({ type: 'failure.dismissed' });
  };
  return (
    <>
      <OfferForm
        open={state.hasTag('form')}
        listing={listing}
        amount={amount}
        onAmountChange={(text) => actor.send({ type: 'amount.changed', amount: text })}
        onSend={() => actor.send({ type: 'offer.sent' })}
        onClose={() => actor.send({ type: 'offer.abandoned' })}
        sending={state.matches('sending')}
        error={error}
      />
      <AlertDialog
        open={isSent || isRefused}
        onOpenChange={close}
        type={isSent ? 'success' : 'warning'}
        title={isSent ? words.sentTitle : words.notSentTitle}
        message={isSent ? texts.contactSeller.sentText : error}
        primaryAction={{ label: texts.contactSeller.viewMessages, href: paths.messages.href(conversation) }}
        secondaryAction={{ label: texts.common.close, onAction: close }}
      />
    </>
  );
}
