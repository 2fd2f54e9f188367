import { formatPrice, type MapAnswer, type MapCluster, type MapPin, texts } from '@porchlight/domain';
import type { MapMark } from '@porchlight/ui';

const words = {
  unpriced: 'No price',
  pin: (price: string, title: string, place: string) => `${price}, ${title}, near ${place}`,
  cluster: (count: string, price: string | undefined) =>
    price === undefined ? `${count} close together` : `${count} close together, from ${price}`,
};

function priceOf({ price, price_type: type }: MapPin): string {
  if (price === null) return words.unpriced;
  return price === 0 || type === 'free' ? texts.common.free : formatPrice(price);
}

/** A pin's key: the listing's id. */
export const pinKey = ({ id }: Pick<MapPin, 'id'>): string => id;
/** A cluster's key: its position. */
export const clusterKey = ({ latitude, longitude }: MapCluster): string => `${latitude} ${longitude}`;

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
      const text = listings.toLocaleString('en-US');
      const price = lowest === undefined ? undefined : formatPrice(lowest);
      const label = words.cluster(texts.listings.count(listings, text), price);
      return { key: clusterKey(cluster), kind: 'cluster', text, label, latitude, longitude };
    }),
  ];
}
