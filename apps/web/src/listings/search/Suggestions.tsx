import type { CategorySuggestion, SearchSuggestion } from '@porchlight/domain';
import { besideRecent, fittingRecent, searchSuggestionsMachine } from '@porchlight/flows/searchSuggestions';
import { SearchSuggestions } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { searchSuggestions, useApi } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { keepSearches, recentSearches, rememberSearch } from './recentSearches.ts';

const hrefOf = ({ slug, main_category: group }: CategorySuggestion): string =>
  paths.listings.href(group === null ? { mainCategory: slug } : { category: slug });

/** Suggestions for the surrounding field: recent searches, words, categories. */
export function Suggestions() {
  const api = useApi();
  const navigate = useNavigate();
  const machine = useMemo(
    () =>
      searchSuggestionsMachine.provide({
        actors: {
          suggest: fromPromise<readonly SearchSuggestion[], { query: string }>(({ input, signal }) =>
            searchSuggestions(api, input.query, signal),
          ),
        },
      }),
    [api],
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const told = actor.on('recent.changed', ({ recent }) => keepSearches(recent));
    return () => told.unsubscribe();
  }, [actor]);

  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const recent = fittingRecent(context.recent, context.text);
  return (
    <SearchSuggestions
      status={value}
      suggestions={besideRecent(context.suggestions, recent)}
      recent={recent}
      onInputChange={(text, cause) =>
        actor.send(
          cause === 'entered'
            ? { type: 'field.entered', text, recent: recentSearches() }
            : { type: 'text.changed', text },
        )
      }
      onLeave={() => actor.send({ type: 'field.left' })}
      onSearch={(text) => {
        rememberSearch(text);
        actor.send({ type: 'suggestion.chosen', text, recent: recentSearches() });
      }}
      onSelectCategory={(category) => {
        actor.send({ type: 'suggestion.chosen', text: '', recent: recentSearches() });
        void navigate(hrefOf(category));
      }}
      onRemoveRecent={(text) => actor.send({ type: 'recent.removed', text })}
      onClearRecent={context.text === '' ? () => actor.send({ type: 'recent.cleared' }) : undefined}
    />
  );
}
