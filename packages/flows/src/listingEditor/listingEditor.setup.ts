import { limits, texts, type Listing } from '@porchlight/domain';
import { assign, emit, sendTo, setup } from 'xstate';

import { callPlaceholder, failureLogged, isMissing, listenerPlaceholder, statusOf } from '../shared/index.ts';
import {
  begin,
  isOutdated,
  lacksPhotos,
  newAttempt,
  refusal,
  resumed,
  toStored,
  withoutFields,
  withStored,
} from './context.ts';
import { choosePriceType, draftFromListing, type ListingDraft, type StoredDraft } from './draft.ts';
import type {
  DraftEvent,
  ListingEditorContext,
  ListingEditorEmitted,
  ListingEditorEvent,
  ListingEditorInput,
  SaveInput,
  SentPhotos,
} from './listingEditor.types.ts';

/** Actors, guards and actions of the listing editor; the machine decides when to use them. */
export const listingEditorSetup = setup({
  types: {} as {
    context: ListingEditorContext;
    input: ListingEditorInput;
    events: ListingEditorEvent;
    emitted: ListingEditorEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: {
    drafts: listenerPlaceholder<DraftEvent, { key: string }>('drafts'),
    restoreDraft: callPlaceholder<StoredDraft | null, { key: string }>('restoreDraft'),
    /** Resolves when both the listing and the session are known. */
    loadListing: callPlaceholder<{ listing: Listing; owner: boolean }, { listingId: string }>('loadListing'),
    saveListing: callPlaceholder<Listing, SaveInput>('saveListing'),
    /** Uploads photos before their listing. Waits for those that are still being prepared. */
    uploadPhotos: callPlaceholder<SentPhotos, undefined>('uploadPhotos'),
  },
  guards: {
    startsFromListing: ({ context }) => context.mode === 'edit' || context.copyOf !== null,
    isCreate: ({ context }) => context.mode === 'create',
    isDirty: ({ context }) => context.dirty,
    canBeSaved: ({ context }) => !context.deleted,
    lacksPhotos: ({ context }, params: { listing: Listing }) => lacksPhotos(context, params.listing),
    arePhotosMissing: ({ context }) => context.photosMissing,
    lacksPlace: ({ context }) => context.draft.location === null,
    lacksPrice: ({ context: { draft } }) => draft.price_type !== 'free' && draft.price.trim() === '',
    isOwner: (_, params: { owner: boolean }) => params.owner,
    isSetAside: ({ context }) => context.setAside !== null,
    isOutdated: ({ context }, params: { stored: StoredDraft | null }) => isOutdated(context, params.stored),
    isMissing: (_, params: { error: unknown }) => isMissing(params.error),
    /** A new listing has no URL yet: a 404 comes from something on the way, and the draft is still needed. */
    wasDeleted: ({ context }, params: { error: unknown }) =>
      context.mode === 'edit' && isMissing(params.error),
    isDenied: (_, params: { error: unknown }) => statusOf(params.error) === 403,
    endsSession: ({ context }, params: { error: unknown }) =>
      context.mode === 'create' && statusOf(params.error) === 401,
  },
  actions: {
    change: assign(({ context }, params: { changes: Partial<ListingDraft> }) => ({
      ...newAttempt(context),
      draft: { ...context.draft, ...params.changes },
      emailTouched: context.emailTouched || params.changes.contact_email !== undefined,
      fieldErrors: withoutFields(context.fieldErrors, Object.keys(params.changes)),
    })),
    changePriceType: assign(({ context }, params: { priceType: ListingDraft['price_type'] }) => ({
      ...newAttempt(context),
      ...choosePriceType(context, params.priceType),
      fieldErrors: withoutFields(context.fieldErrors, ['price', 'price_type']),
    })),
    changePhotos: assign(({ context }) => ({
      ...newAttempt(context),
      fieldErrors: withoutFields(context.fieldErrors, ['photos']),
    })),
    suggestEmail: assign(({ context }, params: { email: string }) =>
      context.mode === 'create' && !context.emailTouched && context.draft.contact_email === ''
        ? { draft: { ...context.draft, contact_email: params.email } }
        : {},
    ),
    takeListing: assign((_, params: { listing: Listing }) => ({
      listing: params.listing,
      draft: draftFromListing(params.listing),
      loadFailure: null,
    })),
    keepLoadFailure: assign((_, params: { error: unknown }) => ({ loadFailure: { error: params.error } })),
    takeDraft: assign(({ context }, params: { stored: StoredDraft | null }) =>
      withStored(context, params.stored),
    ),
    setDraftAside: assign((_, params: { stored: StoredDraft | null }) => ({ setAside: params.stored })),
    resumeDraft: assign(({ context }, params: { draftId: string }) => resumed(context, params.draftId)),
    forgetSetAside: assign({ setAside: null }),
    /** The stored photos belong in the form as well. */
    takePhotos: sendTo('drafts', { type: 'draft.taken' }),
    keepDraft: sendTo('drafts', ({ context }) => ({
      type: 'draft.kept' as const,
      stored: toStored(context),
    })),
    dropDraft: sendTo('drafts', { type: 'draft.dropped' as const }),
    askForPlace: assign({ submitError: texts.listingForm.locationInvalid }),
    clearErrors: assign({ submitError: null, fieldErrors: {}, failure: null }),
    takeSaved: assign((_, params: { listing: Listing }) => ({
      listing: params.listing,
      listingId: params.listing.id,
      dirty: false,
      restored: false,
      setAside: null,
    })),
    tellFailure: assign(({ context }, params: { error: unknown }) => refusal(context.mode, params.error)),
    clearFailure: assign({ failure: null }),
    tellDeleted: assign({
      deleted: true,
      failure: { title: texts.listing.notFoundTitle, message: texts.listing.notFoundText },
    }),
    tellSessionEnded: assign({
      failure: { title: texts.listingForm.authTitle, message: texts.listingForm.authText },
    }),
    notePhotos: assign((_, { missing, photos }: SentPhotos) => ({ photosMissing: missing, photos })),
    noteSaved: assign((_, params: { listing: Listing }) => ({ listingId: params.listing.id })),
    /** The listing exists now: further requests edit it, or there would be two. */
    becomeEdit: assign(({ context }) =>
      context.mode === 'edit' ? {} : { ...newAttempt(context), mode: 'edit' as const },
    ),
    beginAnother: assign(({ context }, params: { draftId: string }) =>
      begin({ mode: 'create', draftId: params.draftId, email: context.draft.contact_email }),
    ),
    announce: emit(({ context }, params: { listing: Listing }) => ({
      type: 'listing.saved' as const,
      listing: params.listing,
      mode: context.mode,
    })),
    logFailure: emit(failureLogged),
    goToListing: emit(({ context }) => ({
      type: 'redirect.due' as const,
      listingId: context.listingId ?? '',
    })),
    goToSignIn: emit({ type: 'signIn.due' }),
    goAway: emit({ type: 'leave.due' }),
  },
  delays: { readingTime: limits.savedRedirectMs },
});
