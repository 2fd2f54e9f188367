import type { NotificationKind } from '../notifications.ts';

/** Being told by letter, and how often. */
export const frequencyMissing = 'Choose how often';
export const unsubscribed = 'You will get no more of these letters.';
export const unsubscribeFailed =
  'This link was not copied whole. You can choose in your profile which letters you get.';
/** What a kind is called, where letters are chosen and where one says why it came. */
export const kinds: Record<NotificationKind, string> = {
  message: 'Unread messages',
  offer: 'Offers',
  listing_status: 'Reserved and sold listings',
  price_drop: 'Lower prices',
  expiry: 'Expiring listings',
};
