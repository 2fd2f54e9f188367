import { changeSearch, defaultSearch } from '@porchlight/domain';
import { SearchField, type SearchFieldProps } from '@porchlight/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { useKeptNear } from '../near/keptNear.ts';

/** Loaded when the field gets the focus; without it, the field is plain. */
const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

/**
 * The search field with suggestions. A search leads to the listings around the last place; `onSearch`
 * replaces that.
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
