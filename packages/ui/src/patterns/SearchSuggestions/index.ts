export {
  SearchSuggestions,
  type SearchSuggestionsProps,
  type SearchSuggestionsStatus,
} from './SearchSuggestions.tsx';
export type { SearchSuggestionsMessages } from './SearchSuggestions.messages.ts';
