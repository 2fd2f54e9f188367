import {
  type Asker,
  type BlockedPerson,
  type Category,
  type CategoryStats,
  type ConversationHead,
  type ConversationSummary,
  type ImageRendition,
  type Listing,
  type ListingCategory,
  type ListingImage,
  type Message,
  type Offer,
  type OwnSession,
  type Pagination,
  type PastPrice,
  type PlaceSuggestion,
  placeTypes,
  type PublicPlace,
  type Seller,
  type SellerProfile,
  type SubCategory,
  type SubCategoryStats,
  type User,
} from '../wire/entities.ts';
import { isRecord } from '../wire/records.ts';
import type { CategorySuggestion, SearchSuggestion, WordsSuggestion } from '../wire/wire.ts';
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
  reference,
  shape,
  text,
} from './checks.ts';

/* Enumerations that may have new values (a status, a price type) are any text; the UI handles unknown ones. */

export const idOf = ({ id: own }: { id: string }): string => own;

const rendition = shape<ImageRendition>({ url: text, width: count(1), height: count(1) });

export const listingImage = shape<ListingImage>({
  id,
  thumbnail_url: text,
  original_url: text,
  alt: text,
  width: optional(count(1)),
  height: optional(count(1)),
  renditions: optional(parts(rendition, ({ url }) => url)),
  placeholder: optional(text),
});

const sellerFields = { id, name: text, avatar: nullable(text), created_at: text, verified: flag };

const seller = shape<Seller>(sellerFields);

export const sellerProfile = shape<SellerProfile>({
  ...sellerFields,
  sold_listings: count(),
  answers_within: optional(text),
});

const publicPlace = shape<PublicPlace>({
  // Empty when the place is a street, which only the owner can see.
  place_id: text,
  formatted: text,
  street: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
  latitude: optional(number),
  longitude: optional(number),
});

export const placeSuggestion = shape<PlaceSuggestion>({
  place_id: id,
  formatted: text,
  street: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
  latitude: number,
  longitude: number,
  text,
  type: oneOf(placeTypes),
});

const categorySuggestion = shape<CategorySuggestion>({
  kind: oneOf(['category']),
  category_id: id,
  slug: text,
  name: text,
  main_category: nullable(
    shape<NonNullable<CategorySuggestion['main_category']>>({ slug: text, name: text }),
  ),
});
const wordsSuggestion = shape<WordsSuggestion>({ kind: oneOf(['words']), text: name });

/** Unknown kinds are dropped from the list. */
export const searchSuggestion: Check<SearchSuggestion> = (value, exactly) =>
  isRecord(value) && value['kind'] === 'words'
    ? wordsSuggestion(value, exactly)
    : categorySuggestion(value, exactly);

const subCategory = shape<SubCategory>({
  id,
  slug: text,
  name: text,
  price_periods: optional(parts(text, (period) => period)),
  has_condition: optional(flag),
});

export const category = shape<Category>({
  id,
  slug: text,
  name: text,
  icon: text,
  subCategories: parts(subCategory, idOf),
});

const subCategoryStats = shape<SubCategoryStats>({ id, slug: text, name: text, listing_count: count() });

export const categoryStats = shape<CategoryStats>({
  id,
  slug: text,
  name: text,
  icon: text,
  listing_count: count(),
  subCategories: parts(subCategoryStats, idOf),
});

const listingCategory = shape<ListingCategory>({ id, slug: text, name: text, icon: text });

export const asker = shape<Asker>({ id, name: text, has_accepted_offer: optional(flag) });

export const blockedPerson = shape<BlockedPerson>({
  id,
  name: text,
  avatar: nullable(text),
  blocked_at: text,
});

export const ownSession = shape<OwnSession>({
  id,
  device: nullable(text),
  created_at: text,
  last_used_at: text,
  is_current: flag,
});

const pastPrice = shape<PastPrice>({
  price: number,
  price_period: optional(text),
  since: text,
  until: text,
});

export const listing = shape<Listing>({
  id,
  title: text,
  description: text,
  price: nullable(number),
  price_type: text,
  price_period: optional(text),
  past_prices: optional(parts(pastPrice, ({ since }) => since)),
  condition: optional(text),
  location: text,
  canonical_location: nullable(publicPlace),
  distance_miles: optional(count()),
  contact_email: optional(text),
  contact_phone: optional(nullable(text)),
  show_phone: optional(flag),
  has_phone: optional(flag),
  phone_shown: optional(count()),
  category_id: reference,
  category: nullable(listingCategory),
  status: text,
  promised_to: optional(asker),
  expires_at: optional(text),
  hidden: optional(shape<NonNullable<Listing['hidden']>>({ reason: text, words: text })),
  featured: flag,
  view_count: count(),
  created_at: text,
  updated_at: optional(text),
  images: parts(listingImage, idOf),
  user: optional(nullable(seller)),
  user_id: optional(id),
});

export const user = shape<User>({
  id,
  email: text,
  name: text,
  verified: flag,
  active: flag,
  avatar: optional(nullable(text)),
  pending_email: optional(text),
  suspension: optional(
    shape<NonNullable<User['suspension']>>({ until: nullable(text), reason: text, words: text }),
  ),
  created_at: text,
  updated_at: text,
});

const numbers = shape<Pagination>({
  page: count(1),
  limit: count(1),
  total: count(),
  total_is_exact: optional(flag),
  total_pages: count(),
  has_next: flag,
  has_prev: flag,
  anchor: optional(text),
  next_cursor: optional(text),
  prev_cursor: optional(text),
});

/** Never more pages than the whole list fills. */
export const pagination: typeof numbers = (value, exactly) => {
  const read = numbers(value, exactly);
  const pages = Math.ceil(read.total / read.limit);
  if (exactly && read.total_pages !== pages)
    throw new Mismatch(`${pages}, as the total says`, ['total_pages']);
  return { ...read, total_pages: Math.min(read.total_pages, pages) };
};

const offer = shape<Offer>({ amount: number, status: text, expires_at: text });

export const message = shape<Message>({
  id,
  listing_id: id,
  from_user_id: id,
  to_user_id: id,
  subject: text,
  content: text,
  notice: optional(text),
  offer: optional(offer),
  removed: optional(flag),
  read: flag,
  created_at: text,
});

type Nonnull<Field extends keyof ConversationHead> = NonNullable<ConversationHead[Field]>;

const head = {
  listing_id: id,
  other_user_id: id,
  other_user: nullable(shape<Nonnull<'other_user'>>({ name: text })),
  listing: nullable(
    shape<Nonnull<'listing'>>({
      title: text,
      user_id: optional(id),
      status: optional(text),
      price: optional(nullable(number)),
      price_type: optional(text),
      price_period: optional(text),
      category_id: optional(id),
      category_icon: optional(text),
      thumbnail_url: optional(nullable(text)),
      promised_to_you: optional(flag),
      promised_to_them: optional(flag),
    }),
  ),
  archived: optional(flag),
};

export const conversationHead = shape<ConversationHead>(head);

export const conversationSummary = shape<ConversationSummary>({
  ...head,
  unread_count: count(),
  last_message: shape<ConversationSummary['last_message']>({
    content: text,
    created_at: text,
    from_user_id: optional(id),
  }),
});
