import { notBlocked } from '../blocks/index.ts';
import { isPublic } from '../listings/index.ts';

/** A table whose rows about a user are exported. A column in neither list fails `tables.test.ts`. */
export interface ExportedTable {
  file: string;
  /**
   * SQL after `FROM`: the table as `t`, the user as `$1`. Rows are matched by user id, never by typed text.
   */
  rows: string;
  /** SQL of a text that is unique among these rows. */
  key: string;
  columns: readonly string[];
  /** Columns that are not exported, and why. */
  leftOut: Readonly<Record<string, string>>;
  /** Additional values: name and SQL. */
  more?: Readonly<Record<string, string>>;
}

/**
 * A table that is not exported. A new reference to users in it fails `tables.test.ts` until it is listed
 * here.
 */
export interface OtherTable {
  why: string;
  /** Its columns that hold user ids. */
  users?: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/);

const theUser = 'the id of the user';
const internal = 'an id of ours';
const derived = 'computed from the other columns';
const otherUser = 'another user';

/** SQL for the name of the other user of a message with the alias `table`. */
const otherName = (table: string): string =>
  `(SELECT name FROM users u WHERE u.id IN (${table}.from_user_id, ${table}.to_user_id) AND u.id <> $1)`;

/** Every table of the database: how its rows about a user are exported, or why they aren't. */
export const tables: Readonly<Record<string, ExportedTable | OtherTable>> = {
  users: {
    file: 'profile',
    rows: 'users t WHERE t.id = $1',
    key: 't.id',
    columns: [
      'id',
      'name',
      'email',
      'pending_email',
      'verified',
      'active',
      'locale',
      'created_at',
      'updated_at',
    ],
    leftOut: { password_hash: 'a secret', avatar_key: 'the picture itself is exported' },
  },
  listings: {
    file: 'listings',
    rows: 'listings t WHERE t.user_id = $1',
    key: 't.id',
    columns: words(`id category_id title description price_cents price_type price_period location place state
      postal_code contact_email contact_phone show_phone status featured condition past_prices price_since created_at
      updated_at bumped_at listed_at expires_at expired_from expiry_told sold_at`),
    leftOut: {
      user_id: theUser,
      title_key: derived,
      city_key: derived,
      place_key: derived,
      search: derived,
      promised_to: otherUser,
    },
  },
  listing_images: {
    file: 'photos',
    rows: 'listing_images t JOIN listings l ON l.id = t.listing_id WHERE l.user_id = $1',
    key: 't.id',
    columns: ['id', 'listing_id', 'position', 'alt', 'created_at'],
    leftOut: { renditions: 'the photo itself is exported', placeholder: 'a preview of the photo' },
  },
  waiting_images: {
    file: 'unused_photos',
    rows: 'waiting_images t WHERE t.user_id = $1',
    key: 't.id',
    columns: ['id', 'created_at'],
    leftOut: {
      user_id: theUser,
      renditions: 'the photo itself is exported',
      placeholder: 'a preview of the photo',
    },
  },
  // Messages of both participants, as the user sees them.
  messages: {
    file: 'messages',
    rows: `messages t JOIN conversations c ON c.id = t.conversation_id
      WHERE (t.from_user_id = $1 AND NOT t.hidden_from_sender) OR (t.to_user_id = $1 AND NOT t.hidden_from_recipient)`,
    key: 't.id',
    columns: ['id', 'subject', 'content', 'notice', 'read_at', 'created_at'],
    leftOut: {
      conversation_id: internal,
      from_user_id: 'from_you says which of the two',
      to_user_id: 'from_you says which of the two',
      hidden_from_sender: 'deleted messages are not exported',
      hidden_from_recipient: 'deleted messages are not exported',
    },
    more: {
      listing_id: 'c.listing_id',
      from_you: 't.from_user_id = $1',
      other_person: otherName('t'),
    },
  },
  offers: {
    file: 'offers',
    rows: `offers t JOIN messages m ON m.id = t.message_id JOIN conversations c ON c.id = t.conversation_id
      WHERE (m.from_user_id = $1 AND NOT m.hidden_from_sender) OR (m.to_user_id = $1 AND NOT m.hidden_from_recipient)`,
    key: 't.message_id',
    columns: ['message_id', 'status', 'expires_at'],
    leftOut: { conversation_id: internal, amount_cents: 'amount is the same in dollars' },
    more: {
      listing_id: 'c.listing_id',
      from_you: 'm.from_user_id = $1',
      amount: 't.amount_cents / 100.0',
    },
  },
  favorites: {
    file: 'favorites',
    rows: 'favorites t JOIN listings l ON l.id = t.listing_id WHERE t.user_id = $1',
    key: 't.listing_id',
    columns: ['listing_id', 'created_at'],
    leftOut: { user_id: theUser },
    more: { title: `CASE WHEN ${isPublic('l')} AND ${notBlocked('l.user_id', '$1')} THEN l.title END` },
  },
  blocks: {
    file: 'blocks',
    rows: 'blocks t JOIN users u ON u.id = t.blocked_id WHERE t.blocker_id = $1',
    key: 't.blocked_id',
    columns: ['created_at'],
    leftOut: { blocker_id: theUser, blocked_id: otherUser },
    more: { name: 'u.name' },
  },
  notification_settings: {
    file: 'notifications',
    rows: 'notification_settings t WHERE t.user_id = $1',
    key: 't.kind',
    columns: ['kind', 'frequency'],
    leftOut: { user_id: theUser },
  },
  reports: {
    file: 'reports',
    rows: 'reports t WHERE t.reporter_id = $1',
    key: 't.id',
    columns:
      words(`id reporter_name reporter_email report_type urgency user_reported listing_url subject description
      evidence contact_preference locale created_at`),
    leftOut: {
      idempotency_key: internal,
      request_hash: internal,
      case_id: internal,
      listing_id: 'listing_url is what the user sent',
      message_id: internal,
      user_id: otherUser,
      reporter_id: theUser,
    },
  },
  support_messages: {
    file: 'questions',
    rows: 'support_messages t WHERE t.sender_id = $1',
    key: 't.id',
    columns: ['id', 'name', 'email', 'subject', 'category', 'message', 'created_at'],
    leftOut: {
      idempotency_key: internal,
      request_hash: internal,
      case_id: internal,
      sender_id: theUser,
    },
  },
  token_families: {
    file: 'sign_ins',
    rows: 'token_families t WHERE t.user_id = $1',
    key: 't.id',
    columns: ['device', 'created_at', 'revoked_at'],
    leftOut: { id: 'access tokens hold it', user_id: theUser },
  },
  shown_phones: {
    file: 'shown_phones',
    rows: 'shown_phones t WHERE t.user_id = $1',
    key: 't.listing_id',
    columns: ['listing_id', 'shown_at'],
    leftOut: { user_id: theUser },
  },
  suspensions: {
    file: 'suspension',
    rows: 'suspensions t WHERE t.user_id = $1',
    key: 't.user_id',
    columns: ['reason', 'words', 'until'],
    leftOut: { user_id: theUser, decision_id: internal },
  },
  moderators: {
    file: 'moderator',
    rows: 'moderators t WHERE t.user_id = $1',
    key: 't.user_id',
    columns: ['named_at'],
    leftOut: { user_id: theUser, named_by: otherUser },
  },

  conversations: {
    why: 'their messages are exported with the listing and the name of the other user',
    users: ['seller_id', 'asker_id'],
  },
  notifications: { why: 'which emails were sent, kept so that none is sent twice', users: ['user_id'] },
  exports: { why: 'the export itself', users: ['user_id'] },
  owner_listing_counts: { why: 'counts of exported listings', users: ['user_id'] },
  idempotency_keys: { why: 'answers kept for a day for repeated requests', users: ['user_id'] },
  email_confirmations: { why: 'hashes of secrets, next to an exported address', users: ['user_id'] },
  password_reset_tokens: { why: 'hashes of secrets', users: ['user_id'] },
  refresh_tokens: { why: 'hashes of secrets' },
  known_sign_ins: { why: 'hashes of devices and addresses that signed in', users: ['user_id'] },
  listing_traces: { why: 'hashes that detect copies of exported listings', users: ['user_id'] },
  noticed: { why: 'ids of what was auto-flagged; it would say how to avoid that', users: ['user_id'] },
  cases: {
    why: 'work of moderators, with what others reported; decisions are sent by email',
    users: ['person_id', 'taken_by'],
  },
  case_signals: { why: 'what was auto-flagged; it would say how to avoid that' },
  decisions: {
    why: 'sent by email when they are made; one in force is in suspension',
    users: ['by_id', 'undone_by'],
  },
  removed_messages: { why: 'what moderators removed; the message is exported without its text' },
  hidden_listings: { why: 'sent by email when it is decided; the listing is exported' },
  moderation_log: { why: 'the log of moderators, ids only', users: ['by_id', 'about_id'] },
  suspended_addresses: { why: 'hashes of addresses of deleted accounts' },
  jobs: { why: 'work in progress, with ids' },
  listing_views: { why: 'hashes of visitors, kept for a day' },
  listing_view_counts: { why: 'public on the listing' },
  rate_limits: { why: 'hashes, kept for a day' },
  stored_images: { why: 'ids of files; the photos themselves are exported' },
  categories: { why: 'about no user' },
  clock_seen: { why: 'about no user' },
  daily_numbers: { why: 'about no user' },
  listing_cities: { why: 'about no user' },
  listing_counts: { why: 'about no user' },
  listing_places: { why: 'about no user' },
  places: { why: 'about no user' },
  schema_migrations: { why: 'about no user' },
  search_synonyms: { why: 'about no user' },
  search_terms: { why: 'words of all titles, without whose' },
  search_words: { why: 'words of all titles, without whose' },
  seeded_texts: { why: 'about no user' },
  server_secrets: { why: 'about no user' },
};
