export { PromiseDialog, type PromiseDialogProps } from './PromiseDialog.tsx';
export type { PromiseDialogMessages } from './PromiseDialog.messages.ts';
