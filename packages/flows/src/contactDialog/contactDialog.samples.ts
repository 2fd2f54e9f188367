import type { FlowSamples } from '../testing/coverage.ts';
import { contactDialogMachine } from './contactDialog.machine.ts';

export const contactDialogSamples: FlowSamples<typeof contactDialogMachine> = {
  machine: contactDialogMachine,
  inputs: [{ listingId: 'desk', listingTitle: 'Oak desk' }],
  events: [
    { type: 'dialog.opened' },
    { type: 'message.changed', message: 'Is the desk still there?' },
    { type: 'message.changed', message: '' },
    { type: 'subject.changed', subject: 'Your desk' },
    { type: 'message.sent' },
    { type: 'dialog.closed' },
    { type: 'discard.confirmed' },
    { type: 'discard.canceled' },
    { type: 'success.dismissed' },
  ],
};
