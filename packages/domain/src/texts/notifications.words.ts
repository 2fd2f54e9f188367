import type { NotificationKind } from '../account/notifications.ts';

/** Notification emails and their frequency. */
export const frequencyMissing = 'Choose how often';
export const unsubscribed = 'You won’t get these emails anymore.';
export const unsubscribeFailed =
  'This link is incomplete. You can choose in your profile which emails you get.';
/** The name of each kind, in the settings and in the footer of its emails. */
export const kinds: Record<NotificationKind, string> = {
  message: 'Unread messages',
  offer: 'Offers',
  listing_status: 'Reserved and sold listings',
  price_drop: 'Lower prices',
  expiry: 'Expiring listings',
};
