import {
  type Category,
  type Listing,
  type ListingsSearch,
  locale,
  type MapAnswer,
  type MapPin,
  searchToQuery,
  texts,
} from '@porchlight/domain';
import type { MapCard, MapPanel } from '@porchlight/ui';

import { listing as listingOf, listings, useApi, useResource } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { withAbsoluteImages } from '../images.ts';
import { clusterKey, pinKey } from './marks.ts';
import { words } from './usePanel.words.ts';

/** A panel shows this many; the list has the others. */
const cardsMax = 20;

interface Asked {
  search: ListingsSearch;
  categories: readonly Category[];
  found: MapAnswer | null;
  /** Key of the selected mark. */
  selected: string | undefined;
}

const countText = (count: number): string => texts.listings.count(count, count.toLocaleString(locale));

/** The listings of the selected mark: of a pin its listing, of a cluster those within its bounds. */
export function usePanel({ search, categories, found, selected }: Asked): MapPanel | undefined {
  const { origin } = useApi();
  const pin = found?.pins.find((each) => pinKey(each) === selected);
  const cluster = found?.clusters.find((each) => clusterKey(each) === selected);
  const inPlace = { ...search, bounds: cluster?.bounds ?? '', page: 1, cursor: '' };
  const one = useResource(pin === undefined ? null : listingOf(pin.id));
  const several = useResource(
    cluster === undefined ? null : listings({ ...searchToQuery(inPlace, categories), limit: cardsMax }),
  );

  const cardOf = (listing: Omit<MapCard, 'href'>, from: Listing | undefined): MapCard => ({
    id: listing.id,
    title: listing.title,
    price: listing.price,
    price_type: listing.price_type,
    ...(listing.price_period !== undefined && { price_period: listing.price_period }),
    href: paths.listing.href(listing.id),
    image: from && withAbsoluteImages(from, origin).images[0],
    note:
      from?.distance_miles === undefined
        ? undefined
        : texts.listing.milesAway(from.distance_miles.toLocaleString(locale)),
  });
  if (pin !== undefined) return panelOfPin(pin, cardOf(pin, one.data));
  if (cluster === undefined) return undefined;
  const there = several.data?.listings ?? [];
  const place = there[0]?.canonical_location;
  const count = countText(cluster.listings);
  return {
    title: place ? words.near(count, `${place.city}, ${place.state}`) : count,
    cards: there.map((listing) => cardOf(listing, listing)),
    more:
      cluster.listings > cardsMax
        ? { href: paths.listings.href({ ...inPlace, view: 'list' }), label: words.all }
        : undefined,
  };
}

const panelOfPin = (pin: MapPin, card: MapCard): MapPanel => ({
  title: words.near(countText(1), pin.place),
  cards: [card],
});
