/** What people are told of by letter, in the order they are asked about it. */
export const notificationKinds = ['message', 'offer', 'listing_status', 'price_drop', 'expiry'] as const;
/**
 * What someone is told of: a message no one read, an offer or what became of one, a listing they saved or asked about
 * that is reserved or sold, one they saved that got cheaper, one of their own that is about to expire.
 */
export type NotificationKind = (typeof notificationKinds)[number];

/** How often someone is told of a kind: right away, once a day with everything else, never. */
export const notificationFrequencies = ['at_once', 'daily', 'off'] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** How often a person is told of each kind. */
export type NotificationSettings = Record<NotificationKind, NotificationFrequency>;

/** How often who has never chosen is told. */
export const defaultFrequency: NotificationFrequency = 'at_once';
