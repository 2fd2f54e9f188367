import { limits, texts, type Listing } from '@porchlight/domain';
import { assign, emit, sendTo, setup } from 'xstate';

import { callPlaceholder, failureText, fieldErrorsOf, keeperPlaceholder, statusOf } from '../shared/index.ts';
import {
  choosePriceType,
  draftFromListing,
  emptyDraft,
  type ListingDraft,
  type StoredDraft,
} from './draft.ts';

export type ListingEditorInput =
  /** `draftId` is a fresh unique text. `email` is the signed-in person's, when it is known already. */
  { mode: 'create'; draftId: string; email?: string } | { mode: 'edit'; draftId: string; listingId: string };

export interface ListingEditorContext {
  mode: 'create' | 'edit';
  listingId: string | null;
  /** The listing being edited, or the one that was just saved. */
  listing: Listing | null;
  draft: ListingDraft;
  rememberedPrice: string;
  draftId: string;
  revision: number;
  /** Changed since it was loaded or begun. */
  dirty: boolean;
  /** The contact e-mail was typed by hand: the session's must not replace it. */
  emailTouched: boolean;
  /** The line for the whole form, when it was sent without a chosen place. */
  submitError: string | null;
  /** What the server said about single fields. */
  fieldErrors: Record<string, string>;
  /** The dialog that says why saving failed. */
  failure: { title: string; message: string } | null;
  /** Saved, but not all photos arrived. */
  photosMissing: boolean;
}

export type ListingEditorEvent =
  | { type: 'draft.changed'; changes: Partial<ListingDraft> }
  | { type: 'priceType.chosen'; priceType: ListingDraft['price_type'] }
  /** The session knows who is signed in. */
  | { type: 'email.known'; email: string }
  /** The form is valid but for, perhaps, the place. */
  | { type: 'draft.submitted' }
  /** 'Try Again' */
  | { type: 'failure.retried' }
  | { type: 'failure.dismissed' }
  | { type: 'signIn.requested' }
  /** Any key or pointer press in the success dialog. */
  | { type: 'redirect.cancelled' }
  /** 'View Listing' */
  | { type: 'listing.viewed' }
  /** 'Create Another', with a fresh unique text. */
  | { type: 'another.started'; draftId: string }
  | { type: 'load.retried' }
  /** Cancel, Back or a link. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

export type ListingEditorEmitted =
  | { type: 'listing.saved'; listing: Listing; mode: 'create' | 'edit' }
  | { type: 'redirect.due'; listingId: string }
  /** Go to sign in and come back: the draft is kept. */
  | { type: 'signIn.due' }
  | { type: 'leave.due' }
  | { type: 'failure.logged'; error: unknown };

/** What the keeper of drafts is told. Writing is its own affair; it must not lose the last one. */
export type DraftEvent = { type: 'draft.kept'; stored: StoredDraft } | { type: 'draft.dropped' };

export interface SaveInput {
  mode: 'create' | 'edit';
  listingId: string | null;
  draft: ListingDraft;
  /** The same for every retry of the same content. */
  idempotencyKey: string;
}

const keyOf = (mode: 'create' | 'edit', listingId: string | null): string => listingId ?? mode;

function begin(input: ListingEditorInput): ListingEditorContext {
  return {
    mode: input.mode,
    listingId: input.mode === 'edit' ? input.listingId : null,
    listing: null,
    draft: emptyDraft(input.mode === 'create' ? input.email : ''),
    rememberedPrice: '',
    draftId: input.draftId,
    revision: 0,
    dirty: false,
    emailTouched: false,
    submitError: null,
    fieldErrors: {},
    failure: null,
    photosMissing: false,
  };
}

/** Writing a new listing or changing one's own, from the first letter to the listing's page. */
export const listingEditorMachine = setup({
  types: {} as {
    context: ListingEditorContext;
    input: ListingEditorInput;
    events: ListingEditorEvent;
    emitted: ListingEditorEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: {
    drafts: keeperPlaceholder<DraftEvent, { key: string }>('drafts'),
    restoreDraft: callPlaceholder<StoredDraft | null, { key: string }>('restoreDraft'),
    /** Resolves when both the listing and the session are known. */
    loadListing: callPlaceholder<{ listing: Listing; owner: boolean }, { listingId: string }>('loadListing'),
    saveListing: callPlaceholder<Listing, SaveInput>('saveListing'),
    /** Waits for photos that are still being prepared. */
    uploadPhotos: callPlaceholder<{ missing: boolean }, { listingId: string }>('uploadPhotos'),
  },
  guards: {
    isEdit: ({ context }) => context.mode === 'edit',
    isCreate: ({ context }) => context.mode === 'create',
    isDirty: ({ context }) => context.dirty,
    hasPlace: ({ context }) => context.draft.location !== null,
    isOwner: (_, params: { owner: boolean }) => params.owner,
    isMissing: (_, params: { error: unknown }) => statusOf(params.error) === 404,
    isDenied: (_, params: { error: unknown }) => statusOf(params.error) === 403,
    endsSession: ({ context }, params: { error: unknown }) =>
      context.mode === 'create' && statusOf(params.error) === 401,
  },
  actions: {
    change: assign(({ context }, params: { changes: Partial<ListingDraft> }) => ({
      draft: { ...context.draft, ...params.changes },
      revision: context.revision + 1,
      dirty: true,
      emailTouched: context.emailTouched || params.changes.contact_email !== undefined,
      submitError: null,
      fieldErrors: without(context.fieldErrors, Object.keys(params.changes)),
    })),
    changePriceType: assign(({ context }, params: { priceType: ListingDraft['price_type'] }) => ({
      ...choosePriceType(context, params.priceType),
      revision: context.revision + 1,
      dirty: true,
      submitError: null,
      fieldErrors: without(context.fieldErrors, ['price', 'price_type']),
    })),
    suggestEmail: assign(({ context }, params: { email: string }) =>
      context.mode === 'create' && !context.emailTouched && context.draft.contact_email === ''
        ? { draft: { ...context.draft, contact_email: params.email } }
        : {},
    ),
    takeListing: assign((_, params: { listing: Listing }) => ({
      listing: params.listing,
      draft: draftFromListing(params.listing),
    })),
    takeDraft: assign(({ context }, params: { stored: StoredDraft | null }) => {
      const { stored } = params;
      if (stored === null || stored.basedOn !== (context.listing?.updated_at ?? null)) return {};
      const { basedOn: _, ...kept } = stored;
      return { ...kept, dirty: true, emailTouched: kept.draft.contact_email !== '' };
    }),
    keepDraft: sendTo('drafts', ({ context }) => ({
      type: 'draft.kept' as const,
      stored: {
        draft: context.draft,
        rememberedPrice: context.rememberedPrice,
        draftId: context.draftId,
        revision: context.revision,
        basedOn: context.listing?.updated_at ?? null,
      },
    })),
    dropDraft: sendTo('drafts', { type: 'draft.dropped' as const }),
    askForPlace: assign({ submitError: texts.listingForm.locationInvalid }),
    clearErrors: assign({ submitError: null, fieldErrors: {}, failure: null }),
    takeSaved: assign((_, params: { listing: Listing }) => ({
      listing: params.listing,
      listingId: params.listing.id,
      dirty: false,
    })),
    tellFailure: assign(({ context }, params: { error: unknown }) => ({
      fieldErrors: fieldErrorsOf(params.error),
      failure: {
        title:
          context.mode === 'create'
            ? texts.listingForm.createFailedTitle
            : texts.listingForm.updateFailedTitle,
        message: failureText(params.error, texts.listingForm.failedText),
      },
    })),
    clearFailure: assign({ failure: null }),
    tellSessionEnded: assign({
      failure: { title: texts.listingForm.authTitle, message: texts.listingForm.authText },
    }),
    notePhotos: assign((_, params: { missing: boolean }) => ({ photosMissing: params.missing })),
    beginAnother: assign(({ context }, params: { draftId: string }) =>
      begin({ mode: 'create', draftId: params.draftId, email: context.draft.contact_email }),
    ),
    announce: emit(({ context }, params: { listing: Listing }) => ({
      type: 'listing.saved' as const,
      listing: params.listing,
      mode: context.mode,
    })),
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.logged' as const,
      error: params.error,
    })),
    goToListing: emit(({ context }) => ({
      type: 'redirect.due' as const,
      listingId: context.listingId ?? '',
    })),
    goToSignIn: emit({ type: 'signIn.due' }),
    goAway: emit({ type: 'leave.due' }),
  },
  delays: { readingTime: limits.savedRedirectMs },
}).createMachine({
  id: 'listingEditor',
  context: ({ input }) => begin(input),
  invoke: {
    id: 'drafts',
    src: 'drafts',
    input: ({ context }) => ({ key: keyOf(context.mode, context.listingId) }),
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'deciding',
  on: { 'email.known': { actions: { type: 'suggestEmail', params: ({ event }) => event } } },
  states: {
    deciding: { always: [{ guard: 'isEdit', target: 'loading' }, { target: 'restoring' }] },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadListing',
        src: 'loadListing',
        input: ({ context }) => ({ listingId: context.listingId ?? '' }),
        onDone: [
          {
            guard: { type: 'isOwner', params: ({ event }) => event.output },
            target: 'restoring',
            actions: { type: 'takeListing', params: ({ event }) => event.output },
          },
          { target: 'denied' },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'denied' },
          { target: 'unavailable', actions: { type: 'logFailure', params: ({ event }) => event } },
        ],
      },
    },
    denied: { tags: ['done'] },
    notFound: { tags: ['done'] },
    unavailable: { on: { 'load.retried': { target: 'loading' } } },
    restoring: {
      tags: ['busy'],
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        input: ({ context }) => ({ key: keyOf(context.mode, context.listingId) }),
        onDone: {
          target: 'editing',
          actions: { type: 'takeDraft', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    editing: {
      tags: ['form'],
      on: {
        'draft.changed': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'],
        },
        'priceType.chosen': {
          actions: [{ type: 'changePriceType', params: ({ event }) => event }, 'keepDraft'],
        },
        'draft.submitted': [
          { guard: 'hasPlace', target: 'publishing', actions: 'clearErrors' },
          { actions: 'askForPlace' },
        ],
        'leave.requested': [{ guard: 'isDirty', target: 'confirmingLeave' }, { target: 'gone' }],
      },
    },
    confirmingLeave: {
      tags: ['form'],
      on: {
        'leave.confirmed': { target: 'gone', actions: 'dropDraft' },
        'leave.cancelled': { target: 'editing' },
      },
    },
    publishing: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'saveListing',
        src: 'saveListing',
        input: ({ context }) => ({
          mode: context.mode,
          listingId: context.listingId,
          draft: context.draft,
          idempotencyKey: `${context.draftId}.${context.revision}`,
        }),
        onDone: {
          target: 'uploading',
          actions: [
            { type: 'takeSaved', params: ({ event }) => ({ listing: event.output }) },
            { type: 'announce', params: ({ event }) => ({ listing: event.output }) },
            'dropDraft',
          ],
        },
        onError: [
          {
            guard: { type: 'endsSession', params: ({ event }) => event },
            target: 'signedOut',
            actions: ['tellSessionEnded', 'keepDraft'],
          },
          {
            target: 'failed',
            actions: [
              { type: 'tellFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    failed: {
      tags: ['form'],
      on: {
        'failure.retried': { target: 'publishing' },
        'failure.dismissed': { target: 'editing' },
      },
      exit: 'clearFailure',
    },
    signedOut: {
      tags: ['form'],
      on: {
        'signIn.requested': { target: 'signingIn' },
        'failure.dismissed': { target: 'editing' },
      },
      exit: 'clearFailure',
    },
    uploading: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'uploadPhotos',
        src: 'uploadPhotos',
        input: ({ context }) => ({ listingId: context.listingId ?? '' }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'notePhotos', params: ({ event }) => event.output },
        },
        // The listing stands, whatever becomes of its photos.
        onError: {
          target: 'succeeded',
          actions: [
            { type: 'notePhotos', params: { missing: true } },
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    succeeded: {
      tags: ['done'],
      initial: 'redirecting',
      on: {
        'listing.viewed': { target: 'left' },
        'another.started': {
          guard: 'isCreate',
          target: 'editing',
          actions: { type: 'beginAnother', params: ({ event }) => event },
        },
      },
      states: {
        redirecting: {
          after: { readingTime: { target: '#listingEditor.left' } },
          on: { 'redirect.cancelled': { target: 'staying' } },
        },
        staying: {},
      },
    },
    left: { tags: ['done'], entry: 'goToListing' },
    signingIn: { tags: ['done'], entry: 'goToSignIn' },
    gone: { tags: ['done'], entry: 'goAway' },
  },
});

function without(errors: Record<string, string>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
