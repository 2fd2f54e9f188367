import type { ListingCondition, PostedWithin, PricePeriod } from '@porchlight/domain';

/** A part of a search's title after its subject. */
export type TitlePart = 'price' | 'period' | 'place' | 'near' | 'condition' | 'photos' | 'posted';

export const words = {
  /** The order of the parts in a title. */
  order: ['price', 'period', 'place', 'near', 'condition', 'photos', 'posted'] as readonly TitlePart[],
  priceBetween: (from: string, to: string) => `${from} to ${to}`,
  priceUnder: (to: string) => `under ${to}`,
  priceFrom: (from: string) => `from ${from}`,
  period: {
    hour: 'by the hour',
    day: 'by the day',
    week: 'by the week',
    month: 'by the month',
  } satisfies Record<PricePeriod, string>,
  near: (place: string) => `near ${place}`,
  nearWithin: (place: string, miles: number) => `near ${place} · ${miles} mi`,
  place: (place: string) => `in ${place}`,
  photos: 'with photos',
  posted: {
    1: 'posted within 24 hours',
    3: 'posted within 3 days',
    7: 'posted within 7 days',
    30: 'posted within 30 days',
  } satisfies Record<Exclude<PostedWithin, 'any'>, string>,
  condition: {
    new: 'in new condition',
    like_new: 'in like new condition',
    good: 'in good condition',
    fair: 'in fair condition',
    for_parts: 'for parts',
  } satisfies Record<ListingCondition, string>,
  query: (query: string) => `“${query}”`,
  queryIn: (query: string, category: string) => `“${query}” in ${category}`,
};
