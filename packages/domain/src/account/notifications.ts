/** Kinds of notification emails, in the order of the settings. */
export const notificationKinds = ['message', 'offer', 'listing_status', 'price_drop', 'expiry'] as const;
/**
 * What an email is about: an unread message, an offer or its new status, a saved or asked-about listing that was
 * reserved or sold, a saved one with a price drop, an own one that is about to expire.
 */
export type NotificationKind = (typeof notificationKinds)[number];

/** How often emails of a kind are sent: right away, daily in one email, never. */
export const notificationFrequencies = ['at_once', 'daily', 'off'] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** The frequency of each kind, per user. */
export type NotificationSettings = Record<NotificationKind, NotificationFrequency>;

/** The settings of users who have never chosen. */
export const defaultNotifications: NotificationSettings = {
  message: 'at_once',
  offer: 'at_once',
  listing_status: 'at_once',
  price_drop: 'at_once',
  expiry: 'at_once',
};
