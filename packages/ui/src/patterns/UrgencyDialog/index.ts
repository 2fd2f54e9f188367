export { UrgencyDialog, type UrgencyDialogProps } from './UrgencyDialog.tsx';
export type { UrgencyDialogMessages } from './UrgencyDialog.messages.ts';
