export interface ToastRegionMessages {
  /** Name of the region. */
  label: string;
  /** Name of the button that puts a toast away. */
  dismiss: string;
}

export const english: ToastRegionMessages = { label: 'Notifications', dismiss: 'Dismiss' };
