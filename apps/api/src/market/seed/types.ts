import type {
  ListingCondition,
  ListingStatus,
  PricePeriod,
  PriceType,
  SubCategorySlug,
} from '@porchlight/domain';

/** A user of the demo neighborhood, with the demo password. */
export interface SeedUser {
  /** Short unique name that listings, conversations and favorites refer to, e.g. 'ana'. */
  key: string;
  name: string;
  email: string;
  /** Default true. */
  verified?: boolean;
  /** Default true. A deactivated account can't sign in. */
  active?: boolean;
  /** Age of the account in days; at least as old as its oldest listing. */
  memberForDays: number;
}

export interface SeedListing {
  /** Unique name that conversations and favorites refer to; also makes its id stable, e.g. 'walnut-chairs'. */
  key: string;
  /** `key` of a SeedUser. */
  owner: string;
  /** Slug of a subcategory, e.g. 'furniture'. */
  category: SubCategorySlug;
  title: string;
  description: string;
  /** Dollars with at most two decimals; 0 when free. */
  price: number;
  price_type: PriceType;
  /** An earlier price, and how many days ago it ended; default none. */
  pastPrice?: { price: number; daysAgo: number };
  /** Period of a rent or a rate; default a total price. */
  price_period?: PricePeriod;
  /** Only in a category with conditions; default none. */
  condition?: ListingCondition;
  /** 'City, ST' as in the bundled U.S. places, e.g. 'Austin, TX'. An unknown place stops the seed. */
  place: string;
  /** Default 'active'. */
  status?: ListingStatus;
  /** Default false. */
  featured?: boolean;
  /** Age in days, fractions allowed: 0.2 was posted about five hours ago. */
  daysAgo: number;
  views: number;
  /** File names in apps/api/seed-photos, the primary one first; at most five. */
  photos: string[];
  /** Alt texts, one per photo; defaults to the listing's title. */
  alts?: string[];
  /** 10 to 20 characters of digits, spaces and - ( ) + . # */
  contactPhone?: string;
  /** Whether signed-in buyers can see the number; default false. */
  showPhone?: boolean;
}

export interface SeedMessage {
  /** The sender: the user asking, or the listing's owner. */
  from: 'asker' | 'owner';
  content: string;
  daysAgo: number;
  /** Default true: read by the recipient. */
  read?: boolean;
}

/** A conversation about a listing between one user and the listing's owner, oldest message first. */
export interface SeedConversation {
  /** `key` of a SeedListing. */
  listing: string;
  /** `key` of the SeedUser who wrote first; never the listing's owner. */
  asker: string;
  /** Default: 'Inquiry about: ' and the listing's title. */
  subject?: string;
  messages: SeedMessage[];
}

/** A listing that a user saved; never their own. */
export interface SeedFavorite {
  /** `key` of a SeedUser. */
  user: string;
  /** `key` of a SeedListing. */
  listing: string;
  daysAgo: number;
}

/** All demo data; `seed/data/index.ts` exports it as `demoData`. */
export interface SeedData {
  users: readonly SeedUser[];
  listings: readonly SeedListing[];
  conversations: readonly SeedConversation[];
  favorites: readonly SeedFavorite[];
}
