/** What calls are given and answer with: outsiders have no other package to take it from. */
export type {
  ListingImage,
  Message,
  MessageInput,
  Place,
  PlaceSuggestion,
  PublicPlace,
  SearchSuggestion,
} from '@porchlight/domain';
