export {
  canSendMessage,
  contactDialogMachine,
  type ContactDialogContext,
  type ContactDialogEmitted,
  type ContactDialogEvent,
  type ContactDialogInput,
} from './contactDialog.machine.ts';
