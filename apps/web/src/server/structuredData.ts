import {
  absoluteImageUrl,
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

/** schema.org's words for what can still be bought: a reservation may come to nothing. */
const availabilities: Record<ListingStatus, string> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  expired: 'Discontinued',
};

/** The UN/CEFACT codes of the times that prices are for, as schema.org wants them. */
const unitCodes: Record<PricePeriod, string> = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON' };

/** What schema.org calls the condition of a thing. */
const itemConditions: Record<ListingCondition, string> = {
  new: 'NewCondition',
  like_new: 'UsedCondition',
  good: 'UsedCondition',
  fair: 'UsedCondition',
  for_parts: 'DamagedCondition',
};

/**
 * Whether a listing of the subcategory offers goods: a `Product` with an `Offer`. A lost dog, a job's wage or a ride is
 * none. A subcategory without a decision does not compile.
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

/** The price that goods are sold for; undefined where the listing sells none, or gives them away. */
function salePrice({ category, price, price_type: type }: Listing): number | undefined {
  const amount = type === 'free' ? undefined : toPrice(price);
  return category && goods.has(category.slug) && amount ? amount : undefined;
}

/** The structured data of a listing; undefined where a `Product` with an `Offer` would be false. */
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
      priceCurrency: 'USD',
      ...(period !== undefined && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price.toFixed(2),
          priceCurrency: 'USD',
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

/** The structured data of a seller's page. */
export function sellerData({ name, avatar }: SellerProfile, address: string, publicUrl: string): object {
  const image = absoluteImageUrl(avatar, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    mainEntity: { '@type': 'Person', name, ...(image !== undefined && { image }) },
  };
}
