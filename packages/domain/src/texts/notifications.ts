import type { NotificationKind } from '../notifications.ts';

/** Being told by letter, and how often. */
export const frequencyMissing = 'Choose how often';
export const unsubscribed = 'You won’t get these emails anymore.';
export const unsubscribeFailed =
  'This link is incomplete. You can choose in your profile which emails you get.';
/** What a kind is called, where letters are chosen and where one says why it came. */
export const kinds: Record<NotificationKind, string> = {
  message: 'Unread messages',
  offer: 'Offers',
  listing_status: 'Reserved and sold listings',
  price_drop: 'Lower prices',
  expiry: 'Expiring listings',
};
