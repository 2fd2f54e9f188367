export interface AlertMessages {
  /** Name of the dismiss button. */
  dismiss: string;
}

export const english: AlertMessages = { dismiss: 'Dismiss' };
