export { UrgencyDialog, type UrgencyDialogMessages, type UrgencyDialogProps } from './UrgencyDialog.tsx';
