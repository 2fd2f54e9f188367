import {
  type Category,
  changeSearch,
  limits,
  type ListingsSearch,
  locale,
  radii,
  texts,
} from '@porchlight/domain';
import { Stack, TextLink } from '@porchlight/ui';

import { searchListings, useKnown, useResource } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { filtersInForce, withoutFilter } from './filtersInForce.ts';
import { words } from './WiderCounts.words.ts';

interface WiderCountsProps {
  search: ListingsSearch;
  categories: readonly Category[];
}

/** A change that widens a search, and its label. */
interface Wider {
  change: Partial<ListingsSearch>;
  text: string;
}

/** The area around a place, or the next larger one. */
function widerArea({ near, location, radius }: ListingsSearch): Partial<ListingsSearch> | undefined {
  if (near === '')
    return location === '' ? undefined : { near: location, location: '', radius: limits.radiusDefault };
  const further = radii.find((known) => known !== 'any' && radius !== 'any' && known > radius);
  return further === undefined ? undefined : { radius: further };
}

/**
 * A larger area first, then the removal of each filter. A single filter is skipped, because removing it would
 * show everything.
 */
function widerWays({ search, categories }: WiderCountsProps): Wider[] {
  const inForce = filtersInForce(search, { tree: categories, sellers: [] });
  const names = [...new Set(inForce.map(({ name }) => name))];
  const around = widerArea(search);
  return [
    ...(around === undefined ? [] : [{ change: around, text: words.within(String(around.radius)) }]),
    ...(names.length > 1
      ? names.map((name) => ({ change: withoutFilter(name), text: words.without[name] }))
      : []),
  ];
}

/** A link with the result count; nothing while unknown or zero. */
function WiderCount({ search, categories, way }: WiderCountsProps & { way: Wider }) {
  const wider = changeSearch(search, way.change);
  const { data } = useResource(searchListings(wider, categories, useKnown()));
  const { total = 0, total_is_exact: isExact = true } = data?.pagination ?? {};
  if (total === 0) return null;
  const count = texts.listings.count(total, `${total.toLocaleString(locale)}${isExact ? '' : '+'}`);
  return (
    <TextLink href={paths.listings.href(wider)} standalone>
      {count} {way.text}
    </TextLink>
  );
}

/** Ways to widen a search, with their result counts. */
export function WiderCounts(props: WiderCountsProps) {
  return (
    <Stack gap={1} aria-live="polite">
      {widerWays(props).map((way) => (
        <WiderCount key={way.text} {...props} way={way} />
      ))}
    </Stack>
  );
}
