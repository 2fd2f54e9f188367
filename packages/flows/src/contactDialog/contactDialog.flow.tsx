import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { AlertDialog, Button, ContactSellerDialog } from '@porchlight/ui';

import { contactDialogSamples } from './contactDialog.samples.ts';

const open = { type: 'dialog.opened' as const };
const typed = [open, { type: 'message.changed' as const, message: 'Is the desk still there?' }];
const sending = [...typed, { type: 'message.sent' as const }];

export const contactDialogFlow = defineFlow({
  ...contactDialogSamples,
  summary:
    'Writing to a seller. The typed text is kept until the message is delivered or the writer discards it.',
  shown: {
    closed: [],
    editing: [...sending, { fail: 'sendMessage' }],
    confirmingDiscard: [...typed, { type: 'dialog.closed' }],
    'sending.inSight': sending,
    'sending.outOfSight': [...sending, { type: 'dialog.closed' }],
    sent: [...sending, { answer: 'sendMessage' }],
  },
  ui: ({ snapshot, send }) => (
    <>
      <Button wide onClick={() => send({ type: 'dialog.opened' })}>
        {texts.listing.messageSeller}
      </Button>
      <ContactSellerDialog
        open={snapshot.hasTag('form')}
        onClose={() => send({ type: 'dialog.closed' })}
        subject={snapshot.context.subject}
        onSubjectChange={(subject) => send({ type: 'subject.changed', subject })}
        message={snapshot.context.message}
        onMessageChange={(message) => send({ type: 'message.changed', message })}
        onSend={() => send({ type: 'message.sent' })}
        sending={snapshot.hasTag('busy')}
        error={snapshot.context.error}
        confirmingDiscard={snapshot.matches('confirmingDiscard')}
        onDiscard={() => send({ type: 'discard.confirmed' })}
        onKeepWriting={() => send({ type: 'discard.canceled' })}
      />
      <AlertDialog
        open={snapshot.matches('sent')}
        onOpenChange={() => send({ type: 'success.dismissed' })}
        type="success"
        title={texts.contactSeller.sentTitle}
        message={texts.contactSeller.sentText}
        primaryAction={{ label: texts.contactSeller.viewMessages, href: '#messages' }}
      />
    </>
  ),
});
