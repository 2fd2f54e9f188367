export { ContactSellerDialog, type ContactSellerDialogProps } from './ContactSellerDialog.tsx';
export type { ContactSellerDialogMessages } from './ContactSellerDialog.messages.ts';
