export {
  AlertDialog,
  type AlertDialogAction,
  type AlertDialogMessages,
  type AlertDialogProps,
  type AlertDialogType,
} from './AlertDialog.tsx';
