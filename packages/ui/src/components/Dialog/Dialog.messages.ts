export interface DialogMessages {
  /** Name of the button in the corner. */
  close: string;
}

export const english: DialogMessages = { close: 'Close' };
