import type { Listing, ListingImage, Message, SellerProfile, User } from '../wire/entities.ts';
import type { DayNumbers, NumbersAnswer } from '../moderation/dayNumbers.ts';
import { notificationFrequencies } from '../account/notifications.ts';
import type {
  CaseAnswer,
  CasesAnswer,
  LogAnswer,
  ModeratorAnswer,
  ModeratorsAnswer,
} from '../moderation/moderation.ts';
import { isRecord } from '../wire/records.ts';
import { exportStates, type ExportAnswer } from '../wire/wire.ts';
import type {
  AreaAnswer,
  AskersAnswer,
  AuthAnswer,
  BlocksAnswer,
  CanMessageAnswer,
  CategoriesAnswer,
  CategoryStatsAnswer,
  ConversationAnswer,
  ConversationsAnswer,
  ConfirmationPreview,
  CreatedAnswer,
  FavoriteAnswer,
  FavoriteCheckAnswer,
  FavoritesAnswer,
  ImagesAnswer,
  ListingCounts,
  ListingArea,
  ListingsAnswer,
  ListingsStats,
  MapAnswer,
  MapCluster,
  MapPin,
  MapPlaceName,
  MapTiles,
  MessageAnswer,
  MyListingsAnswer,
  NotificationsAnswer,
  PhoneAnswer,
  RefreshAnswer,
  SearchSuggestionsAnswer,
  SellerName,
  SessionsAnswer,
  SuggestionsAnswer,
  UnreadCountAnswer,
  ViewAnswer,
} from '../wire/wire.ts';
import {
  type Check,
  count,
  flag,
  id,
  Mismatch,
  name,
  nullable,
  number,
  oneOf,
  optional,
  parts,
  rows,
  shape,
  text,
} from './checks.ts';
import {
  asker,
  blockedPerson,
  category,
  categoryStats,
  conversationHead,
  conversationSummary,
  idOf,
  listing,
  listingImage,
  message,
  ownSession,
  pagination,
  placeSuggestion,
  searchSuggestion,
  sellerProfile,
  user,
} from './entities.ts';
import { caseDetail, caseSummary, logEntry, moderator } from './moderation.ts';

/** The response types of the API, by name. */
export interface Answers {
  /** No body. */
  nothing: undefined;
  /** Success, with a message. */
  done: MessageAnswer;
  created: CreatedAnswer;
  confirmation: ConfirmationPreview;
  auth: AuthAnswer;
  tokens: RefreshAnswer;
  user: User;
  blocks: BlocksAnswer;
  sessions: SessionsAnswer;
  export: ExportAnswer;
  notifications: NotificationsAnswer;
  seller: SellerProfile;
  categories: CategoriesAnswer;
  categoryStats: CategoryStatsAnswer;
  listing: Listing;
  listings: ListingsAnswer;
  recentListings: Listing[];
  myListings: MyListingsAnswer;
  listingsStats: ListingsStats;
  listingsMap: MapAnswer;
  listingArea: AreaAnswer;
  view: ViewAnswer;
  phone: PhoneAnswer;
  favorite: FavoriteAnswer;
  favoriteCheck: FavoriteCheckAnswer;
  favorites: FavoritesAnswer;
  image: ListingImage;
  images: ImagesAnswer;
  askers: AskersAnswer;
  message: Message;
  conversation: ConversationAnswer;
  conversations: ConversationsAnswer;
  unreadCount: UnreadCountAnswer;
  canMessage: CanMessageAnswer;
  /** Or the reason why there are none. */
  suggestions: SuggestionsAnswer | MessageAnswer;
  searchSuggestions: SearchSuggestionsAnswer;
  cases: CasesAnswer;
  case: CaseAnswer;
  log: LogAnswer;
  moderator: ModeratorAnswer;
  moderators: ModeratorsAnswer;
  numbers: NumbersAnswer;
}

export type AnswerName = keyof Answers;

/** The envelope of nearly every response. */
const inData =
  <Value>(check: Check<Value>): Check<Value> =>
  (body, exactly) =>
    shape<{ data: Value }>({ data: check })(body, exactly).data;

const nothing: Check<undefined> = (body) => {
  if (body !== undefined) throw new Mismatch('without a body');
};

const done = shape<MessageAnswer>({ message: text });
const favorite = shape<FavoriteAnswer>({ is_favorite: flag });
const unreadCount = shape<UnreadCountAnswer>({ unread_count: count() });
const tokens = { token: name, refresh_token: name };
const listings = { listings: rows(listing, idOf), pagination, near: optional(text) };
const suggestions = shape<SuggestionsAnswer>({
  suggestions: rows(placeSuggestion, ({ place_id: own }) => own),
});

const frequency = oneOf(notificationFrequencies);
const onMap = { latitude: number, longitude: number };
const mapPlace = shape<MapPlaceName>({ name, ...onMap });
const tiles = optional(shape<MapTiles>({ url: name, attribution: name }));
const mapPlaces = parts(mapPlace, ({ name: own, latitude, longitude }) => `${own} ${latitude} ${longitude}`);

const dayNumbers = shape<DayNumbers>({
  day: text,
  listings: count(),
  people: count(),
  messages: count(),
  sold: count(),
  reports: count(),
  hours_to_decision: nullable(number),
});

const checks: { [Name in AnswerName]: Check<Answers[Name]> } = {
  nothing,
  done: inData(done),
  created: inData(shape<CreatedAnswer>({ id })),
  confirmation: inData(
    shape<ConfirmationPreview>({
      kind: oneOf(['account', 'change']),
      name: text,
      email: text,
      created_at: text,
    }),
  ),
  auth: inData(shape<AuthAnswer>({ ...tokens, user })),
  tokens: inData(shape<RefreshAnswer>(tokens)),
  user: inData(user),
  blocks: inData(shape<BlocksAnswer>({ blocks: rows(blockedPerson, idOf) })),
  export: inData(
    shape<ExportAnswer>({
      state: oneOf(exportStates),
      bytes: optional(count()),
      until: optional(text),
      path: optional(name),
    }),
  ),
  sessions: inData(shape<SessionsAnswer>({ sessions: rows(ownSession, idOf) })),
  notifications: inData(
    shape<NotificationsAnswer>({
      message: frequency,
      offer: frequency,
      listing_status: frequency,
      price_drop: frequency,
      expiry: frequency,
    }),
  ),
  seller: inData(sellerProfile),
  categories: inData(rows(category, idOf)),
  categoryStats: inData(rows(categoryStats, idOf)),
  listing: inData(listing),
  listings: inData(
    shape<ListingsAnswer>({
      ...listings,
      corrected_query: optional(name),
      without_sellers: optional(rows(shape<SellerName>({ id, name: text }), idOf)),
    }),
  ),
  recentListings: inData(rows(listing, idOf)),
  myListings: inData(
    shape<MyListingsAnswer>({
      ...listings,
      counts: optional(
        shape<ListingCounts>({
          all: count(),
          active: count(),
          reserved: count(),
          sold: count(),
          expired: count(),
        }),
      ),
    }),
  ),
  listingsStats: inData(
    shape<ListingsStats>({
      total_listings: count(),
      active_listings: count(),
      reserved_listings: count(),
      sold_listings: count(),
      expired_listings: count(),
      total_views: count(),
    }),
  ),
  listingsMap: inData(
    shape<MapAnswer>({
      total: count(),
      bounds: text,
      pins: rows(
        shape<MapPin>({
          id,
          title: text,
          price: nullable(number),
          price_type: text,
          price_period: optional(text),
          place: text,
          ...onMap,
        }),
        idOf,
      ),
      clusters: rows(
        shape<MapCluster>({ listings: count(1), lowest_price: optional(number), bounds: name, ...onMap }),
        ({ latitude, longitude }) => `${latitude} ${longitude}`,
      ),
      places: mapPlaces,
      tiles,
    }),
  ),
  listingArea: inData(
    shape<AreaAnswer>({
      area: nullable(shape<ListingArea>({ ...onMap, radius_miles: number })),
      places: mapPlaces,
      tiles,
    }),
  ),
  view: inData(shape<ViewAnswer>({ view_count: count() })),
  phone: inData(shape<PhoneAnswer>({ phone: name })),
  favorite: inData(favorite),
  favoriteCheck: favorite,
  favorites: inData(rows(listing, idOf)),
  image: inData(listingImage),
  images: inData(rows(listingImage, idOf)),
  askers: inData(shape<AskersAnswer>({ askers: rows(asker, idOf) })),
  message: inData(message),
  conversation: inData(
    shape<ConversationAnswer>({
      conversation: optional(conversationHead),
      messages: rows(message, idOf),
      pagination,
    }),
  ),
  conversations: inData(
    shape<ConversationsAnswer>({
      conversations: rows(
        conversationSummary,
        ({ listing_id: listingId, other_user_id: otherId }) => `${listingId}/${otherId}`,
      ),
      pagination,
    }),
  ),
  // Some servers send it at the top level.
  unreadCount: (body, exactly) =>
    (isRecord(body) && 'data' in body ? inData(unreadCount) : unreadCount)(body, exactly),
  canMessage: inData(shape<CanMessageAnswer>({ can_message: flag, reason: optional(text) })),
  suggestions: (body, exactly) =>
    (isRecord(body) && !('suggestions' in body) ? done : suggestions)(body, exactly),
  searchSuggestions: shape<SearchSuggestionsAnswer>({
    suggestions: rows(searchSuggestion, (found) => ('text' in found ? ` ${found.text}` : found.category_id)),
  }),
  cases: inData(shape<CasesAnswer>({ cases: rows(caseSummary, idOf), pagination })),
  case: inData(shape<CaseAnswer>({ case: caseDetail })),
  log: inData(shape<LogAnswer>({ entries: rows(logEntry, idOf), pagination })),
  moderator: inData(shape<ModeratorAnswer>({ moderator })),
  moderators: inData(shape<ModeratorsAnswer>({ moderators: rows(moderator, idOf) })),
  numbers: inData(shape<NumbersAnswer>({ days: parts(dayNumbers, ({ day }) => day) })),
};

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
): Answers[Name] {
  return checks[answer](body, exactly);
}
