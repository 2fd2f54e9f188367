export {
  ContactSellerDialog,
  type ContactSellerDialogMessages,
  type ContactSellerDialogProps,
} from './ContactSellerDialog.tsx';
