export interface AlertDialogMessages {
  /** The button that only closes. */
  close: string;
}

export const english: AlertDialogMessages = { close: 'Close' };
