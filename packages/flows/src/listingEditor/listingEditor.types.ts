import type { Listing, ListingPhotoInput } from '@porchlight/domain';

import type { ListingDraft, StoredDraft } from './draft.ts';

/** Input of the listing editor. */
export type ListingEditorInput =
  /**
   * `draftId` is a new unique text. `email` is the signed-in user's, when it is known already. `copyOf` is the id of
   * a listing whose text and photos the new one starts with.
   */
  | { mode: 'create'; draftId: string; email?: string; copyOf?: string }
  | { mode: 'edit'; draftId: string; listingId: string };

/** Context of the listing editor. */
export interface ListingEditorContext {
  /** The key that the draft is stored under. */
  key: string;
  mode: 'create' | 'edit';
  listingId: string | null;
  /** Id of the listing that is copied. */
  copyOf: string | null;
  /** The listing being edited or copied, or the one that was just saved. */
  listing: Listing | null;
  draft: ListingDraft;
  rememberedPrice: string;
  /** With `revision`, the idempotency key. A restored draft keeps its key until it is changed. */
  draftId: string;
  /** The id this form started with: another id is a new, untouched form. */
  ownId: string;
  revision: number;
  /** Changed since it was loaded or started. */
  dirty: boolean;
  /** The contact email was typed by hand: don't replace it with the session's. */
  emailTouched: boolean;
  /** The form-level error when it was sent without a chosen place. */
  submitError: string | null;
  /** The server's errors by field. */
  fieldErrors: Record<string, string>;
  /** Why the listing could not be loaded; kept during a retry. */
  loadFailure: { error: unknown } | null;
  /** The dialog about a failed save. */
  failure: { title: string; message: string } | null;
  /** The listing was deleted while it was edited: sending it again cannot help. */
  deleted: boolean;
  /** Some photos could not be uploaded. */
  photosMissing: boolean;
  /** The photos to save the listing with, once uploaded. Undefined: the existing ones. */
  photos: ListingPhotoInput[] | undefined;
  /** The form contains a draft restored from this device. */
  restored: boolean;
  /** A stored draft of a listing that was changed elsewhere since: offered, but not put over the newer version. */
  setAside: StoredDraft | null;
}

/** Events of the listing editor. */
export type ListingEditorEvent =
  | { type: 'draft.changed'; changes: Partial<ListingDraft> }
  | { type: 'priceType.chosen'; priceType: ListingDraft['price_type'] }
  /** Photos were added, moved, rotated or removed: sending the form is a new attempt. */
  | { type: 'photos.changed' }
  /** Restore the draft that was set aside, in a new form with a new unique text. */
  | { type: 'draft.resumed'; draftId: string }
  /** Discard the draft that was set aside. */
  | { type: 'draft.discarded' }
  /** The session knows who is signed in. */
  | { type: 'email.known'; email: string }
  /** The form is valid, except perhaps for the place. */
  | { type: 'draft.submitted' }
  /** The listing is meant to be free. */
  | { type: 'free.confirmed' }
  /** The listing is not meant to be free: a price is needed. */
  | { type: 'free.declined' }
  /** 'Try Again' */
  | { type: 'failure.retried' }
  | { type: 'failure.dismissed' }
  | { type: 'signIn.requested' }
  /** Any key or pointer press in the success dialog. */
  | { type: 'redirect.canceled' }
  /** 'View Listing' */
  | { type: 'listing.viewed' }
  /** 'Create Another', with a new unique text. */
  | { type: 'another.started'; draftId: string }
  | { type: 'load.retried' }
  /** Cancel, Back or a link. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.canceled' };

/** Events the listing editor emits. */
export type ListingEditorEmitted =
  | { type: 'listing.saved'; listing: Listing; mode: 'create' | 'edit' }
  | { type: 'redirect.due'; listingId: string }
  /** Go to sign in and come back: the draft is stored. */
  | { type: 'signIn.due' }
  | { type: 'leave.due' }
  | { type: 'failure.logged'; error: unknown };

/** Events the draft store receives. When it writes is up to the store; it must not lose the last one. */
export type DraftEvent =
  | { type: 'draft.kept'; stored: StoredDraft }
  /** The stored draft is in the form now. */
  | { type: 'draft.taken' }
  | { type: 'draft.dropped' };

/** Input of saving a listing. */
export interface SaveInput {
  mode: 'create' | 'edit';
  listingId: string | null;
  draft: ListingDraft;
  photos: ListingPhotoInput[] | undefined;
  /** Some of the chosen photos are not among them. */
  photosMissing: boolean;
  /** The same for every retry of the same content. */
  idempotencyKey: string;
}

/** Result of uploading the photos. */
export interface SentPhotos {
  missing: boolean;
  /** Undefined: the listing keeps its photos. */
  photos?: ListingPhotoInput[] | undefined;
}
