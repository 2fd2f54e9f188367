/** At most `max` times in any window of `seconds`. */
export interface Rate {
  /** Short snake_case name, part of the stored bucket's name. */
  name: string;
  max: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Every rate of the server. Rates "by address" stop machines without stopping a shared household or school; rates by
 * account stop guessing one password from many addresses. docs/security.md says who can use up each rate, and the
 * effect on others.
 */
export const rates = {
  signInByAddress: { name: 'sign_in_address', max: 60, seconds: 15 * minute },
  signInByAddressAndAccount: { name: 'sign_in_pair', max: 10, seconds: 15 * minute },
  // On a device that the account signed in from, only this rate counts: others can't use it up.
  signInByDevice: { name: 'sign_in_device', max: 10, seconds: 15 * minute },
  // Also with the right password.
  signInByDeviceAndHour: { name: 'sign_in_device_hour', max: 60, seconds: hour },
  // Counted before the body is read.
  signInAttemptsByAddress: { name: 'sign_in_attempts_address', max: 300, seconds: 15 * minute },
  // From addresses that the account has not signed in from.
  signInByAccount: { name: 'sign_in_account', max: 100, seconds: 15 * minute },
  // Attempts count before they are read, even malformed ones; honest users make typing errors too.
  registerAttemptsByAddress: { name: 'register_attempts_address', max: 300, seconds: hour },
  registerByAddress: { name: 'register_address', max: 60, seconds: hour },
  // Renewing a session, and signing out.
  refreshByAddress: { name: 'refresh_address', max: 600, seconds: 15 * minute },
  forgotByAddress: { name: 'forgot_address', max: 20, seconds: hour },
  // The client that requests an email may have to wait, the account's owner never: see `mayWrite`.
  forgotByAddressAndAccount: { name: 'forgot_pair', max: 5, seconds: hour },
  forgotByAccount: { name: 'forgot_account', max: 5, seconds: hour },
  forgotByAccountLater: { name: 'forgot_account_later', max: 1, seconds: 10 * minute },
  confirmByAddress: { name: 'confirm_address', max: 30, seconds: hour },
  previewByAddress: { name: 'confirm_preview_address', max: 60, seconds: hour },
  confirmLinkByUser: { name: 'confirm_link_user', max: 5, seconds: hour },
  confirmLinkByRecipient: { name: 'confirm_link_recipient', max: 5, seconds: hour },
  confirmLinkByRecipientLater: { name: 'confirm_link_recipient_later', max: 1, seconds: 10 * minute },
  emailChangeByUser: { name: 'email_change', max: 5, seconds: hour },
  noticeByRecipient: { name: 'notice_recipient', max: 3, seconds: hour },
  // Further news goes into the daily email.
  newsByRecipient: { name: 'news_recipient', max: 20, seconds: hour },
  reportDecidedByRecipient: { name: 'report_decided_recipient', max: 20, seconds: hour },
  reportReceiptByRecipient: { name: 'report_receipt_recipient', max: 5, seconds: hour },
  resetByAddress: { name: 'reset_address', max: 30, seconds: hour },
  // A user seldom changes their name; an impostor does so often.
  nameByUser: { name: 'name', max: 10, seconds: 24 * hour },
  notificationsByUser: { name: 'notifications', max: 60, seconds: hour },
  // Per session: a stolen one doesn't prevent the owner's others from changing the password.
  passwordCheckBySession: { name: 'password_check', max: 10, seconds: 15 * minute },
  exportByUser: { name: 'export', max: 3, seconds: 24 * hour },
  publishByUser: { name: 'publish', max: 60, seconds: hour },
  changeByUser: { name: 'change', max: 300, seconds: hour },
  uploadByUser: { name: 'upload', max: 60, seconds: hour },
  // One photo per request: the maximum of published listings, with five each.
  photoByUser: { name: 'photo', max: 300, seconds: hour },
  favoriteByUser: { name: 'favorite', max: 300, seconds: 5 * minute },
  blockByUser: { name: 'block', max: 60, seconds: hour },
  firstMessageByUser: { name: 'first_message', max: 20, seconds: hour },
  messageByUser: { name: 'message', max: 60, seconds: 5 * minute },
  // Enough for a buyer, too little for collecting numbers, even with many accounts at one address.
  phoneByUserInAnHour: { name: 'phone_hour', max: 20, seconds: hour },
  phoneByUserInADay: { name: 'phone_day', max: 60, seconds: 24 * hour },
  phoneByAddress: { name: 'phone_address', max: 100, seconds: hour },
  viewByAddress: { name: 'view_address', max: 600, seconds: 5 * minute },
  placesByAddress: { name: 'places_address', max: 600, seconds: 5 * minute },
  // Requested while typing: a few letters a second.
  suggestionsByAddress: { name: 'suggestions_address', max: 1200, seconds: 5 * minute },
  supportAttemptsByAddress: { name: 'support_attempts_address', max: 100, seconds: hour },
  // Read by the app while browsing, and by search engines: a classroom behind one address stays below.
  listsByAddress: { name: 'lists_address', max: 1200, seconds: 5 * minute },
  pagesByAddress: { name: 'pages_address', max: 1200, seconds: 5 * minute },
  // Requested while typing, and each search reads every message of an account.
  conversationSearchByUser: { name: 'conversation_search', max: 300, seconds: 5 * minute },
  // Whole listings: the app reads them once per page.
  favoritesByUser: { name: 'favorites', max: 300, seconds: 5 * minute },
  supportByAddress: { name: 'support_address', max: 10, seconds: hour },
} as const satisfies Record<string, Rate>;
