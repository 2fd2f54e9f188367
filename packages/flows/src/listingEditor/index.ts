export {
  listingEditorMachine,
  type DraftEvent,
  type ListingEditorContext,
  type ListingEditorEmitted,
  type ListingEditorEvent,
  type ListingEditorInput,
  type SaveInput,
} from './listingEditor.machine.ts';
export {
  choosePriceType,
  draftFromListing,
  emptyDraft,
  type ListingDraft,
  type StoredDraft,
} from './draft.ts';
