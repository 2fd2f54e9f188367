import type { PricePeriod } from '../wire/values.ts';

/** A subcategory: its icon, price periods, and whether its listings have a condition. */
interface CategorySeedPart {
  slug: string;
  name: string;
  /** Default: that of the main category. */
  icon?: string;
  periods?: readonly PricePeriod[];
  hasCondition?: true;
}

/** A main category of the fixed tree, as seeded on the server. */
export interface CategorySeed {
  slug: string;
  name: string;
  icon: string;
  subCategories: readonly CategorySeedPart[];
}

const tree = [
  {
    slug: 'services',
    name: 'Services',
    icon: 'tools',
    subCategories: [
      { slug: 'hair-braids', name: 'Hair Braids' },
      { slug: 'barbering', name: 'Barbering' },
      { slug: 'cleaning', name: 'Cleaning', periods: ['hour', 'week'] },
      { slug: 'tutoring', name: 'Tutoring', periods: ['hour', 'month'] },
      { slug: 'photography', name: 'Photography', periods: ['hour', 'day'] },
      { slug: 'event-services', name: 'Event Services', periods: ['hour', 'day'] },
      { slug: 'handyman', name: 'Handyman', periods: ['hour', 'day'] },
      { slug: 'other-services', name: 'Other Services', periods: ['hour', 'day', 'week', 'month'] },
    ],
  },
  {
    slug: 'for-sale',
    name: 'For Sale',
    icon: 'tag',
    subCategories: [
      { slug: 'furniture', name: 'Furniture', hasCondition: true },
      { slug: 'electronics', name: 'Electronics', icon: 'label', hasCondition: true },
      { slug: 'fashion', name: 'Fashion', icon: 'label', hasCondition: true },
      { slug: 'kids-baby', name: 'Kids & Baby', icon: 'label', hasCondition: true },
      { slug: 'home-garden', name: 'Home & Garden', icon: 'label', hasCondition: true },
      { slug: 'books-media', name: 'Books & Media', icon: 'label', hasCondition: true },
      { slug: 'other-for-sale', name: 'Other For Sale', icon: 'label', hasCondition: true },
    ],
  },
  {
    slug: 'community',
    name: 'Community',
    icon: 'people',
    subCategories: [
      { slug: 'church-club-events', name: 'Church & Club Events' },
      { slug: 'rides', name: 'Rides' },
      {
        slug: 'roommates-housing',
        name: 'Roommates & Housing',
        icon: 'home',
        periods: ['day', 'week', 'month'],
      },
      { slug: 'lost-found', name: 'Lost & Found', icon: 'magnifier' },
      { slug: 'pets', name: 'Pets' },
      { slug: 'other-community', name: 'Other Community' },
    ],
  },
  {
    slug: 'gigs-jobs',
    name: 'Gigs & Jobs',
    icon: 'briefcase',
    subCategories: [
      { slug: 'day-work', name: 'Day Work', periods: ['hour', 'day'] },
      { slug: 'part-full-time', name: 'Part & Full Time', periods: ['hour', 'week', 'month'] },
      { slug: 'skilled-trades', name: 'Skilled Trades', periods: ['hour', 'day', 'week'] },
      { slug: 'creative-media', name: 'Creative & Media', periods: ['hour', 'day'] },
      { slug: 'other-jobs', name: 'Other Jobs', periods: ['hour', 'day', 'week', 'month'] },
    ],
  },
  {
    slug: 'local-deals',
    name: 'Local Deals',
    icon: 'store',
    subCategories: [
      { slug: 'restaurants-food', name: 'Restaurants & Food' },
      { slug: 'shops-retail', name: 'Shops & Retail' },
      { slug: 'health-beauty', name: 'Health & Beauty' },
      { slug: 'services-promo', name: 'Services Promo' },
      { slug: 'other-deals', name: 'Other Deals' },
    ],
  },
] as const satisfies readonly CategorySeed[];

type Main = (typeof tree)[number];

/** The main categories of the fixed tree, by slug. */
export type MainCategorySlug = Main['slug'];

/** The subcategories of the fixed tree, by slug. */
export type SubCategorySlug = Main['subCategories'][number]['slug'];

/**
 * The fixed category tree. Seeds and tests read it; screens use the server's response, because only the server knows
 * the ids.
 */
export const categoryTree: readonly (CategorySeed & { slug: MainCategorySlug })[] = tree;
