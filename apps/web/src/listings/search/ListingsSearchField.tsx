import { changeSearch, defaultSearch } from '@porchlight/domain';
import { SearchField, type SearchFieldProps } from '@porchlight/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { useKeptNear } from '../near/keptNear.ts';

/** Fetched when someone goes to the field: until then, and without it, it is a plain one. */
const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

/**
 * The words to look for listings by, with suggestions. Searching leads to the listings around
 * the place that was last looked around; `onSearch` does something
 * else with the words.
 */
export function ListingsSearchField({ onSearch, ...rest }: SearchFieldProps) {
  const navigate = useNavigate();
  const near = useKeptNear();
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const search = (query: string) => {
    if (onSearch) onSearch(query);
    else if (query !== '')
      void navigate(paths.listings.href(changeSearch(defaultSearch, { query, ...near })));
  };
  return (
    <SearchField action={paths.listings.path} {...rest} onSearch={search} onFocus={want} onInput={want}>
      {isWanted && (
        <Suspense fallback={null}>
          <Suggestions />
        </Suspense>
      )}
    </SearchField>
  );
}
