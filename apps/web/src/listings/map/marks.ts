import {
  formatPrice,
  isInBounds,
  locale,
  type MapAnswer,
  type MapBounds,
  type MapCluster,
  type MapPin,
  type MapPlaceName,
  readBounds,
  texts,
  widthOf,
} from '@porchlight/domain';
import type { MapMark, MapName } from '@porchlight/ui';
import { words } from './marks.words.ts';

function priceOf({ price, price_type: type }: MapPin): string {
  if (price === null) return words.unpriced;
  return price === 0 || type === 'free' ? texts.common.free : formatPrice(price);
}

/** A pin's key: the listing's id. */
export const pinKey = ({ id }: Pick<MapPin, 'id'>): string => id;
/** A cluster's key: its position. */
export const clusterKey = ({ latitude, longitude }: MapCluster): string => `${latitude} ${longitude}`;

/** In degrees, about a mile: no zoom level separates what lies closer. */
const nearest = 0.02;

/** Whether its listings are at one place, for the map. */
function isOnePlace({ bounds }: MapCluster): boolean {
  const lies = readBounds(bounds);
  return lies !== undefined && widthOf(lies) < nearest && lies.north - lies.south < nearest;
}

/** Marks on the map, with their accessible names. */
export function marksOf({ pins, clusters }: MapAnswer): MapMark[] {
  return [
    ...pins.map((pin): MapMark => {
      const { title, place, latitude, longitude } = pin;
      const text = priceOf(pin);
      return {
        key: pinKey(pin),
        kind: 'pin',
        text,
        label: words.pin(text, title, place),
        latitude,
        longitude,
      };
    }),
    ...clusters.map((cluster): MapMark => {
      const { listings, lowest_price: lowest, latitude, longitude } = cluster;
      const text = listings.toLocaleString(locale);
      const price = lowest === undefined ? undefined : formatPrice(lowest);
      const mark = { key: clusterKey(cluster), latitude, longitude };
      const count = texts.listings.count(listings, text);
      if (!isOnePlace(cluster)) return { ...mark, kind: 'cluster', text, label: words.cluster(count, price) };
      const whole = price === undefined ? text : words.from(text, price);
      return { ...mark, kind: 'place', text: whole, brief: text, label: words.place(whole, count) };
    }),
  ];
}

/** City names, larger for more inhabitants, and after them the names of counties in view. */
export const namesOf = (
  places: readonly MapPlaceName[],
  counties: readonly MapName[] = [],
  shown?: MapBounds,
): MapName[] => [
  ...places.map(({ population, ...place }): MapName => {
    const size = population >= 400_000 ? 'lg' : population >= 60_000 ? 'md' : 'sm';
    return { ...place, size };
  }),
  ...counties.filter((county) => shown !== undefined && isInBounds(shown, county)),
];
