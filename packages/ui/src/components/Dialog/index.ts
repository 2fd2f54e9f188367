export { Dialog, type DialogCloseReason, type DialogMessages, type DialogProps } from './Dialog.tsx';
export { useModal } from './useModal.ts';
export * as dialogStyles from './Dialog.css.ts';
