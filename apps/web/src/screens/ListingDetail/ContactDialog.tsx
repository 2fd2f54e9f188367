import { type Listing, ownerId, texts } from '@porchlight/domain';
import { AlertDialog, ContactSellerDialog } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';

import { useApi } from '../../api/index.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { withAbsoluteImages } from '../../listings/images.ts';
import type { ContactActor } from './ContactSeller.tsx';
import { quickQuestions } from './quickQuestions.ts';

/** Loaded on the first keystroke. */
const TypedNudge = lazyPart(async () => (await import('../../messages/TypedNudge.tsx')).TypedNudge);

/** The dialog that writes to the seller of a listing, with its success message. */
export function ContactDialog({ listing, actor }: { listing: Listing; actor: ContactActor }) {
  const { origin } = useApi();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { subject, message, error } = state.context;
  const seller = ownerId(listing);
  const pictured = useMemo(() => withAbsoluteImages(listing, origin), [listing, origin]);
  const questions = useMemo(() => quickQuestions(listing), [listing]);
  return (
    <>
      <ContactSellerDialog
        open={state.hasTag('form')}
        onClose={() => actor.send({ type: 'dialog.closed' })}
        sellerName={listing.user?.name}
        listing={pictured}
        questions={questions}
        subject={subject}
        onSubjectChange={(text) => actor.send({ type: 'subject.changed', subject: text })}
        message={message}
        onMessageChange={(text) => actor.send({ type: 'message.changed', message: text })}
        onSend={() => actor.send({ type: 'message.sent' })}
        sending={state.hasTag('busy')}
        error={error}
        nudge={
          message !== '' && (
            <Suspense fallback={null}>
              <TypedNudge text={message} />
            </Suspense>
          )
        }
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
