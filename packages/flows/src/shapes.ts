/** Types of call inputs and responses, re-exported for packages without `@porchlight/domain`. */
export type {
  ListingImage,
  Message,
  MessageInput,
  Place,
  PlaceSuggestion,
  PublicPlace,
  SearchSuggestion,
} from '@porchlight/domain';
