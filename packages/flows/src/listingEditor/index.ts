export { listingEditorMachine } from './listingEditor.machine.ts';
export type {
  DraftEvent,
  ListingEditorContext,
  ListingEditorEmitted,
  ListingEditorEvent,
  ListingEditorInput,
  SaveInput,
} from './listingEditor.types.ts';
export {
  choosePriceType,
  draftFromListing,
  emptyDraft,
  type ListingDraft,
  type StoredDraft,
} from './draft.ts';
