export {
  AlertDialog,
  type AlertDialogAction,
  type AlertDialogProps,
  type AlertDialogType,
} from './AlertDialog.tsx';
export type { AlertDialogMessages } from './AlertDialog.messages.ts';
