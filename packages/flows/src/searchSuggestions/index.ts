export {
  searchSuggestionsMachine,
  type SearchSuggestionsContext,
  type SearchSuggestionsEmitted,
  type SearchSuggestionsEvent,
} from './searchSuggestions.machine.ts';
export { besideRecent, fittingRecent } from './suggestionsQuery.ts';
