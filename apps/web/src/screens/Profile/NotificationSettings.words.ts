import { type NotificationFrequency, type NotificationKind } from '@porchlight/domain';

export const words = {
  title: 'Notifications',
  about: 'What we email you about, and how often. Daily: one email with everything.',
  unproven: 'We only send these emails to a confirmed address. Confirm yours first.',
  loading: 'Loading your notifications',
  loadFailed: 'Your notifications could not be loaded',
  saved: 'Saved',
  failed: 'Not saved.',
  frequencies: { at_once: 'At once', daily: 'Daily', off: 'Off' } satisfies Record<
    NotificationFrequency,
    string
  >,
  hints: {
    message: 'A message you have not read after ten minutes. One letter until you read it.',
    offer: 'An offer you have not seen after ten minutes, or what became of yours.',
    listing_status: 'A listing you saved or asked about is reserved or sold.',
    price_drop: 'A listing you saved costs less than before.',
    expiry: 'One of your listings is about to expire.',
  } satisfies Record<NotificationKind, string>,
};
