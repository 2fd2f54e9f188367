export { keyOf } from './context.ts';
export { listingEditorMachine } from './listingEditor.machine.ts';
export type {
  DraftEvent,
  ListingEditorContext,
  ListingEditorEmitted,
  ListingEditorEvent,
  ListingEditorInput,
  SaveInput,
  SentPhotos,
} from './listingEditor.types.ts';
export {
  choosePriceType,
  draftFromListing,
  emptyDraft,
  type ListingDraft,
  type StoredDraft,
} from './draft.ts';
