export { Dialog, type DialogCloseReason, type DialogProps } from './Dialog.tsx';
export { useModal } from './useModal.ts';
export * as dialogStyles from './Dialog.css.ts';
export type { DialogMessages } from './Dialog.messages.ts';
