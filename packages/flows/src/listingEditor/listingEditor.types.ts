import type { Listing, ListingPhotoInput } from '@porchlight/domain';

import type { ListingDraft, StoredDraft } from './draft.ts';

/** What the listing editor starts with. */
export type ListingEditorInput =
  /**
   * `draftId` is a fresh unique text. `email` is the signed-in person's, when it is known already. `copyOf` is a listing
   * whose words and photos the new one begins with.
   */
  | { mode: 'create'; draftId: string; email?: string; copyOf?: string }
  | { mode: 'edit'; draftId: string; listingId: string };

/** What the listing editor knows while it runs. */
export interface ListingEditorContext {
  /** The name that the draft is kept under. */
  key: string;
  mode: 'create' | 'edit';
  listingId: string | null;
  /** The listing that a new one begins with. */
  copyOf: string | null;
  /** The listing being edited or copied, or the one that was just saved. */
  listing: Listing | null;
  draft: ListingDraft;
  rememberedPrice: string;
  /** With `revision`, the idempotency key. A draft that came back keeps the one it had until it is changed. */
  draftId: string;
  /** The id that this form was begun with: another one is another form, with nothing touched yet. */
  ownId: string;
  revision: number;
  /** Changed since it was loaded or begun. */
  dirty: boolean;
  /** The contact e-mail was typed by hand: the session's must not replace it. */
  emailTouched: boolean;
  /** The line for the whole form, when it was sent without a chosen place. */
  submitError: string | null;
  /** What the server said about single fields. */
  fieldErrors: Record<string, string>;
  /** Why the listing could not be loaded, until it is there: also while it is asked for once more. */
  loadFailure: { error: unknown } | null;
  /** The dialog that says why saving failed. */
  failure: { title: string; message: string } | null;
  /** The listing was deleted while it was edited: sending it again cannot help. */
  deleted: boolean;
  /** Not all photos could be sent. */
  photosMissing: boolean;
  /** What the listing is saved with, once they were sent. Undefined: those it has. */
  photos: ListingPhotoInput[] | undefined;
  /** What was kept on this device is in the form. */
  restored: boolean;
  /** A kept draft of a listing that was changed elsewhere since: offered, not laid over the newer version. */
  setAside: StoredDraft | null;
}

/** What can happen to the listing editor. */
export type ListingEditorEvent =
  | { type: 'draft.changed'; changes: Partial<ListingDraft> }
  | { type: 'priceType.chosen'; priceType: ListingDraft['price_type'] }
  /** The person added, moved, turned or removed photos: what is sent then is another attempt. */
  | { type: 'photos.changed' }
  /** The draft that was set aside is wanted after all, in a form begun again with a fresh unique text. */
  | { type: 'draft.resumed'; draftId: string }
  /** It is not. */
  | { type: 'draft.discarded' }
  /** The session knows who is signed in. */
  | { type: 'email.known'; email: string }
  /** The form is valid but for, perhaps, the place. */
  | { type: 'draft.submitted' }
  /** Without a price the listing is given away, and that is meant. */
  | { type: 'free.confirmed' }
  /** It is not: there is to be a price. */
  | { type: 'free.declined' }
  /** 'Try Again' */
  | { type: 'failure.retried' }
  | { type: 'failure.dismissed' }
  | { type: 'signIn.requested' }
  /** Any key or pointer press in the success dialog. */
  | { type: 'redirect.canceled' }
  /** 'View Listing' */
  | { type: 'listing.viewed' }
  /** 'Create Another', with a fresh unique text. */
  | { type: 'another.started'; draftId: string }
  | { type: 'load.retried' }
  /** Cancel, Back or a link. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.canceled' };

/** What the listing editor tells whoever listens, beside its state. */
export type ListingEditorEmitted =
  | { type: 'listing.saved'; listing: Listing; mode: 'create' | 'edit' }
  | { type: 'redirect.due'; listingId: string }
  /** Go to sign in and come back: the draft is kept. */
  | { type: 'signIn.due' }
  | { type: 'leave.due' }
  | { type: 'failure.logged'; error: unknown };

/** What the draft store is told. Writing is its own affair; it must not lose the last one. */
export type DraftEvent =
  | { type: 'draft.kept'; stored: StoredDraft }
  /** What was kept is in the form now. */
  | { type: 'draft.taken' }
  | { type: 'draft.dropped' };

/** What saving a listing is given. */
export interface SaveInput {
  mode: 'create' | 'edit';
  listingId: string | null;
  draft: ListingDraft;
  photos: ListingPhotoInput[] | undefined;
  /** Not all that were chosen are among them. */
  photosMissing: boolean;
  /** The same for every retry of the same content. */
  idempotencyKey: string;
}

/** What became of the photos. */
export interface SentPhotos {
  missing: boolean;
  /** Undefined: the listing keeps those it has. */
  photos?: ListingPhotoInput[] | undefined;
}
