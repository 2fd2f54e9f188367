import { isRecord } from '../wire/records.ts';
import { categories, categoryStats, searchSuggestions } from './categories.ts';
import {
  type Check,
  count,
  flag,
  id,
  idOf,
  Mismatch,
  name,
  optional,
  rows,
  shape,
  text,
  within,
} from './checks.ts';
import {
  askers,
  choiceCounts,
  listing,
  listingImage,
  listings,
  listingsStats,
  myListings,
} from './listings.ts';
import { conversation, conversations, message } from './messages.ts';
import { cases, log, moderator, moderators, numbers, oneCase } from './moderation.ts';
import {
  auth,
  blocks,
  confirmation,
  dataExport,
  notifications,
  sellerProfile,
  sessions,
  tokens,
  user,
} from './people.ts';
import { listingArea, listingsMap, placeSuggestions } from './places.ts';

/** The envelope of nearly every response. */
const inData =
  <Value>(check: Check<Value>): Check<Value> =>
  (body, exactly) => {
    if (!isRecord(body)) throw new Mismatch('an object');
    return within('data', () => check(body['data'], exactly));
  };

const nothing: Check<undefined> = (body) => {
  if (body !== undefined) throw new Mismatch('without a body');
};

const done = shape({ message: text });
const favorite = shape({ is_favorite: flag });
const unreadCount = shape({ unread_count: count() });
const openOffers = shape({ open_offers: count() });

const answers = {
  /** No body. */
  nothing,
  /** Success, with a message. */
  done: inData(done),
  created: inData(shape({ id })),
  confirmation: inData(confirmation),
  auth: inData(auth),
  tokens: inData(tokens),
  user: inData(user),
  blocks: inData(blocks),
  export: inData(dataExport),
  sessions: inData(sessions),
  notifications: inData(notifications),
  seller: inData(sellerProfile),
  categories: inData(categories),
  categoryStats: inData(categoryStats),
  listing: inData(listing),
  listings: inData(listings),
  recentListings: inData(rows(listing, idOf)),
  myListings: inData(myListings),
  listingsStats: inData(listingsStats),
  choiceCounts: inData(choiceCounts),
  listingsMap: inData(listingsMap),
  listingArea: inData(listingArea),
  view: inData(shape({ view_count: count() })),
  phone: inData(shape({ phone: name })),
  favorite: inData(favorite),
  favoriteCheck: favorite,
  favorites: inData(rows(listing, idOf)),
  image: inData(listingImage),
  images: inData(rows(listingImage, idOf)),
  askers: inData(askers),
  message: inData(message),
  conversation: inData(conversation),
  conversations: inData(conversations),
  // Some servers send it at the top level.
  unreadCount: ((body, exactly) =>
    (isRecord(body) && 'data' in body ? inData(unreadCount) : unreadCount)(
      body,
      exactly,
    )) satisfies typeof unreadCount,
  openOffers: inData(openOffers),
  canMessage: inData(shape({ can_message: flag, reason: optional(text) })),
  /** Or the reason why there are none. */
  suggestions: ((body, exactly) =>
    isRecord(body) && !('suggestions' in body)
      ? done(body, exactly)
      : placeSuggestions(body, exactly)) satisfies Check<unknown>,
  searchSuggestions,
  cases: inData(cases),
  case: inData(oneCase),
  log: inData(log),
  moderator: inData(moderator),
  moderators: inData(moderators),
  numbers: inData(numbers),
};

export type AnswerName = keyof typeof answers;

/** The response type of the API with this name. */
export type Answer<Name extends AnswerName> = ReturnType<(typeof answers)[Name]>;

const checks: { [Name in AnswerName]: Check<Answer<Name>> } = answers;

/**
 * Parses the response of a call.
 *
 * @param answer name of the response type
 * @param body the parsed JSON; undefined without a body
 * @param exactly as in `Check`: for tests of servers. Default false.
 * @throws Mismatch when the body has another shape.
 */
export function readAnswer<Name extends AnswerName>(
  answer: Name,
  body: unknown,
  exactly = false,
): Answer<Name> {
  return checks[answer](body, exactly);
}
