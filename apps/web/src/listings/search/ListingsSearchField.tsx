import { addressName, changeSearch, defaultSearch } from '@porchlight/domain';
import { SearchField, type SearchFieldProps } from '@porchlight/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { lazyPart } from '../../lib/lazyPart.ts';
import { addressOf } from '../../lib/ownPath.ts';
import { paths } from '../../lib/paths.ts';
import { nowhere, useKeptNear } from '../near/keptNear.ts';
import { type PlaceOfSearch, usePlacePill } from '../near/usePlacePill.tsx';

/** Loaded when the field gets the focus; without it, the field is plain. */
const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

export interface ListingsSearchFieldProps extends Omit<SearchFieldProps, 'place'> {
  /** The place to search around. Default: the last one on this device. */
  place?: PlaceOfSearch;
}

/**
 * The search for listings: what, with suggestions, and where. A search leads to the listings around the last place;
 * `onSearch` replaces that.
 */
export function ListingsSearchField({ onSearch, place = {}, ...rest }: ListingsSearchFieldProps) {
  const navigate = useNavigate();
  const kept = useKeptNear();
  const { pill, sheet } = usePlacePill(place);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const search = (query: string) => {
    if (onSearch) onSearch(query);
    else if (query !== '')
      void navigate(paths.listings.href(changeSearch(defaultSearch, { query, ...kept })));
  };
  const { near, radius } = place.value ?? nowhere;
  return (
    <>
      <SearchField
        action={addressOf(paths.listings.path)}
        {...rest}
        place={pill}
        onSearch={search}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) want();
        }}
        onInput={want}
      >
        {near !== '' && (
          // Before scripts load, the browser submits the form.
          <>
            <input type="hidden" name={addressName('near')} value={near} />
            <input type="hidden" name={addressName('radius')} value={radius} />
          </>
        )}
        {isWanted && (
          <Suspense fallback={null}>
            <Suggestions />
          </Suspense>
        )}
      </SearchField>
      {sheet}
    </>
  );
}
