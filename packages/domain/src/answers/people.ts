import { notificationFrequencies, type NotificationKind } from '../account/notifications.ts';
import type { Language } from '../language/language.ts';
import type { DecisionReason } from '../moderation/decisionReasons.ts';
import { exportStates, type AnswerTime } from '../wire/values.ts';
import {
  type Check,
  count,
  flag,
  id,
  idOf,
  name,
  nullable,
  oneOf,
  openText,
  optional,
  rows,
  type Shape,
  shape,
  text,
} from './checks.ts';

const sellerFields = { id, name: text, avatar: nullable(text), created_at: text, verified: flag };

/** Public data of the user who posted a listing. */
export interface Seller extends Shape<typeof sellerFields> {}
export const seller: Check<Seller> = shape(sellerFields);

const profileFields = {
  ...sellerFields,
  sold_listings: count(),
  /** Absent until they have replied to enough people. */
  answers_within: optional(openText<AnswerTime>()),
};

/** Public profile of a seller. */
export interface SellerProfile extends Shape<typeof profileFields> {}
export const sellerProfile: Check<SellerProfile> = shape(profileFields);

const userFields = {
  id,
  email: text,
  name: text,
  /** Whether the email address is confirmed: the link sent to it was opened. */
  verified: flag,
  active: flag,
  /** URL of their picture; `null` without one. Servers may omit it. */
  avatar: optional(nullable(text)),
  /** The email address that replaces `email` once it is confirmed. Absent when none is pending. */
  pending_email: optional(text),
  /** Present while moderators suspend the account: why, and until when; `null` is permanent. */
  suspension: optional(shape({ until: nullable(text), reason: openText<DecisionReason>(), words: text })),
  /** The language of their emails. Servers may omit it. */
  language: optional(openText<Language>()),
  created_at: text,
  updated_at: text,
};

/** The signed-in user, as only they see it. */
export interface User extends Shape<typeof userFields> {}
export const user: Check<User> = shape(userFields);

const tokenFields = { token: name, refresh_token: name };
export const tokens = shape(tokenFields);
export const auth = shape({ ...tokenFields, user });

export const confirmation = shape({
  /** A new account's own address, or a new address of an existing account. */
  kind: oneOf(['account', 'change']),
  /** The account's name. */
  name: text,
  /** The address to confirm, masked. */
  email: text,
  /** When the account was created. */
  created_at: text,
});

export const dataExport = shape({
  state: oneOf(exportStates),
  /** Size of the ZIP; only if it exists. */
  bytes: optional(count()),
  /** Until when it can be downloaded; only if it exists. */
  until: optional(text),
  /** Download path without a token; only for the session that requested it, while that session lasts. */
  path: optional(name),
});

const sessionFields = {
  id,
  /** Browser and system at sign-in; `null` when neither is known. */
  device: nullable(text),
  created_at: text,
  last_used_at: text,
  /** Whether this is the session of the request. */
  is_current: flag,
};

/** One sign-in of a user, as that user sees it. */
export interface OwnSession extends Shape<typeof sessionFields> {}
const ownSession: Check<OwnSession> = shape(sessionFields);
export const sessions = shape({ sessions: rows(ownSession, idOf) });

const blockedFields = { id, name: text, avatar: nullable(text), blocked_at: text };

/** A blocked user, as the blocking user sees them. */
export interface BlockedPerson extends Shape<typeof blockedFields> {}
const blockedPerson: Check<BlockedPerson> = shape(blockedFields);
export const blocks = shape({ blocks: rows(blockedPerson, idOf) });

const frequency = oneOf(notificationFrequencies);
export const notifications = shape({
  message: frequency,
  offer: frequency,
  listing_status: frequency,
  price_drop: frequency,
  expiry: frequency,
} satisfies Record<NotificationKind, typeof frequency>);
