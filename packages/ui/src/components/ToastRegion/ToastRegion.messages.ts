export interface ToastRegionMessages {
  /** Name of the region. */
  label: string;
  /** Name of the dismiss button. */
  dismiss: string;
}

export const english: ToastRegionMessages = { label: 'Notifications', dismiss: 'Dismiss' };
