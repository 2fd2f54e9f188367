/** One main group of the fixed tree, as the server is seeded with it. */
export interface CategorySeed {
  slug: string;
  name: string;
  icon: string;
  subCategories: readonly { slug: string; name: string }[];
}

/**
 * The fixed category tree. Seeds and tests read it; screens show what the server answers,
 * because only the server knows the ids.
 */
export const categoryTree: readonly CategorySeed[] = [
  {
    slug: 'services',
    name: 'Services',
    icon: 'tools',
    subCategories: [
      { slug: 'hair-braids', name: 'Hair Braids' },
      { slug: 'barbering', name: 'Barbering' },
      { slug: 'cleaning', name: 'Cleaning' },
      { slug: 'tutoring', name: 'Tutoring' },
      { slug: 'photography', name: 'Photography' },
      { slug: 'event-services', name: 'Event Services' },
      { slug: 'handyman', name: 'Handyman' },
      { slug: 'other-services', name: 'Other Services' },
    ],
  },
  {
    slug: 'for-sale',
    name: 'For Sale',
    icon: 'tag',
    subCategories: [
      { slug: 'furniture', name: 'Furniture' },
      { slug: 'electronics', name: 'Electronics' },
      { slug: 'fashion', name: 'Fashion' },
      { slug: 'kids-baby', name: 'Kids & Baby' },
      { slug: 'home-garden', name: 'Home & Garden' },
      { slug: 'books-media', name: 'Books & Media' },
      { slug: 'other-for-sale', name: 'Other For Sale' },
    ],
  },
  {
    slug: 'community',
    name: 'Community',
    icon: 'people',
    subCategories: [
      { slug: 'church-club-events', name: 'Church & Club Events' },
      { slug: 'rides', name: 'Rides' },
      { slug: 'roommates-housing', name: 'Roommates & Housing' },
      { slug: 'lost-found', name: 'Lost & Found' },
      { slug: 'pets', name: 'Pets' },
      { slug: 'other-community', name: 'Other Community' },
    ],
  },
  {
    slug: 'gigs-jobs',
    name: 'Gigs & Jobs',
    icon: 'briefcase',
    subCategories: [
      { slug: 'day-work', name: 'Day Work' },
      { slug: 'part-full-time', name: 'Part & Full Time' },
      { slug: 'skilled-trades', name: 'Skilled Trades' },
      { slug: 'creative-media', name: 'Creative & Media' },
      { slug: 'other-jobs', name: 'Other Jobs' },
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
];
