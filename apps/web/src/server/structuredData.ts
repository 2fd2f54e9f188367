import {
  absoluteImageUrl,
  currency,
  knownCondition,
  knownPeriod,
  type Listing,
  type ListingCondition,
  listingStatuses,
  type ListingStatus,
  type PricePeriod,
  type SellerProfile,
  type SubCategorySlug,
  toPrice,
} from '@porchlight/domain';

/** schema.org availabilities: a reserved listing may become available again. */
const availabilities: Record<ListingStatus, string> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  expired: 'Discontinued',
};

/** UN/CEFACT codes of price periods, as schema.org requires. */
const unitCodes: Record<PricePeriod, string> = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON' };

/** schema.org conditions. */
const itemConditions: Record<ListingCondition, string> = {
  new: 'NewCondition',
  like_new: 'UsedCondition',
  good: 'UsedCondition',
  fair: 'UsedCondition',
  for_parts: 'DamagedCondition',
};

/**
 * Whether the subcategory's listings offer goods: a `Product` with an `Offer`. A lost dog, a job or a ride
 * isn't one. A subcategory without an entry doesn't compile.
 */
const offersGoods: Readonly<Record<SubCategorySlug, boolean>> = {
  'hair-braids': false,
  barbering: false,
  cleaning: false,
  tutoring: false,
  photography: false,
  'event-services': false,
  handyman: false,
  'other-services': false,
  furniture: true,
  electronics: true,
  fashion: true,
  'kids-baby': true,
  'home-garden': true,
  'books-media': true,
  'other-for-sale': true,
  'church-club-events': false,
  rides: false,
  'roommates-housing': false,
  'lost-found': false,
  pets: false,
  'other-community': false,
  'day-work': false,
  'part-full-time': false,
  'skilled-trades': false,
  'creative-media': false,
  'other-jobs': false,
  'restaurants-food': false,
  'shops-retail': false,
  'health-beauty': false,
  'services-promo': false,
  'other-deals': false,
};

const goods: ReadonlySet<string> = new Set(
  Object.entries(offersGoods).flatMap(([slug, isGoods]) => (isGoods ? [slug] : [])),
);

/** The price of goods; undefined for other listings and for free ones. */
function salePrice({ category, price, price_type: type }: Listing): number | undefined {
  const amount = type === 'free' ? undefined : toPrice(price);
  return category && goods.has(category.slug) && amount ? amount : undefined;
}

/** Structured data of a listing; undefined where a `Product` with an `Offer` would be wrong. */
export function productData(listing: Listing, address: string, publicUrl: string): object | undefined {
  const price = salePrice(listing);
  if (price === undefined) return undefined;
  const period = knownPeriod(listing.price_period);
  const condition = knownCondition(listing.condition);
  const status = listingStatuses.find((known) => known === listing.status);
  const images = listing.images.flatMap((image) => absoluteImageUrl(image.original_url, publicUrl) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    url: address,
    ...(images.length > 0 && { image: images }),
    ...(listing.category && { category: listing.category.name }),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
      ...(period !== undefined && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price.toFixed(2),
          priceCurrency: currency,
          unitCode: unitCodes[period],
        },
      }),
      url: address,
      ...(status !== undefined && { availability: `https://schema.org/${availabilities[status]}` }),
      ...(condition !== undefined && {
        itemCondition: `https://schema.org/${itemConditions[condition]}`,
      }),
      areaServed: listing.location,
      ...(listing.user && { seller: { '@type': 'Person', name: listing.user.name } }),
    },
  };
}

/** Structured data of a seller's page. */
export function sellerData({ name, avatar }: SellerProfile, address: string, publicUrl: string): object {
  const image = absoluteImageUrl(avatar, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    mainEntity: { '@type': 'Person', name, ...(image !== undefined && { image }) },
  };
}
