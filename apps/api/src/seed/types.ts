import type {
  ListingCondition,
  ListingStatus,
  PricePeriod,
  PriceType,
  SubCategorySlug,
} from '@porchlight/domain';

/** A person of the demo neighborhood. The password of every one of them is the demo password. */
export interface SeedUser {
  /** Short unique name that listings, conversations and favorites refer to, e.g. 'ana'. */
  key: string;
  name: string;
  email: string;
  /** Default true. */
  verified?: boolean;
  /** Default true. No one enters with a deactivated account. */
  active?: boolean;
  /** How many days before the seed's "now" the account was made; at least as old as its oldest listing. */
  memberForDays: number;
}

/** One listing of the demo neighborhood. */
export interface SeedListing {
  /** Unique name that conversations and favorites refer to; also makes its id stable, e.g. 'walnut-chairs'. */
  key: string;
  /** `key` of a SeedUser. */
  owner: string;
  /** Slug of a subcategory of the category tree, e.g. 'furniture'. */
  category: SubCategorySlug;
  title: string;
  description: string;
  /** Dollars with at most two decimals; 0 when free. */
  price: number;
  price_type: PriceType;
  /** What it cost before, and so many days ago it was last asked; default nothing else. */
  pastPrice?: { price: number; daysAgo: number };
  /** What a rent or a rate is for; default the whole. */
  price_period?: PricePeriod;
  /** Only in a category that has things; default not said. */
  condition?: ListingCondition;
  /** 'City, ST' as the bundled U.S. places know it, e.g. 'Austin, TX'. An unknown place stops the seed. */
  place: string;
  /** Default 'active'. */
  status?: ListingStatus;
  /** Default false. */
  featured?: boolean;
  /** Age in days, fractions allowed: 0.2 was posted about five hours ago. */
  daysAgo: number;
  views: number;
  /** File names in apps/api/seed-photos, first is the primary; at most five. */
  photos: string[];
  /** What the pictures show, one per photo; the listing's title stands in when absent. */
  alts?: string[];
  /** 10 to 20 characters of digits, spaces and - ( ) + . # */
  contactPhone?: string;
  /** Whether signed-in buyers can see the number; default false. */
  showPhone?: boolean;
}

/** One message of a demo conversation. */
export interface SeedMessage {
  /** Who wrote it: the person asking, or the listing's owner. */
  from: 'asker' | 'owner';
  content: string;
  daysAgo: number;
  /** Default true: read by the one it was sent to. */
  read?: boolean;
}

/** A conversation about a listing between one person and the listing's owner, oldest message first. */
export interface SeedConversation {
  /** `key` of a SeedListing. */
  listing: string;
  /** `key` of the SeedUser who wrote first; never the listing's owner. */
  asker: string;
  /** Default: 'Inquiry about: ' and the listing's title. */
  subject?: string;
  messages: SeedMessage[];
}

/** A listing that a person saved; never one's own. */
export interface SeedFavorite {
  /** `key` of a SeedUser. */
  user: string;
  /** `key` of a SeedListing. */
  listing: string;
  daysAgo: number;
}

/** Everything the demo database is filled with; `seed/data/index.ts` exports one as `demoData`. */
export interface SeedData {
  users: readonly SeedUser[];
  listings: readonly SeedListing[];
  conversations: readonly SeedConversation[];
  favorites: readonly SeedFavorite[];
}
