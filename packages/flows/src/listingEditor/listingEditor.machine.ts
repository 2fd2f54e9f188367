import { attemptKey, begin } from './context.ts';
import { listingEditorSetup } from './listingEditor.setup.ts';
import { logFailure } from '../shared/index.ts';

/** Writing a new listing or editing an existing one, from the first letter to the listing's page. */
export const listingEditorMachine = listingEditorSetup.createMachine({
  id: 'listingEditor',
  context: ({ input }) => begin(input),
  invoke: {
    id: 'drafts',
    src: 'drafts',
    input: ({ context }) => ({ key: context.key }),
    onError: { actions: logFailure },
  },
  initial: 'deciding',
  on: { 'email.known': { actions: { type: 'suggestEmail', params: ({ event }) => event } } },
  states: {
    deciding: { always: [{ guard: 'startsFromListing', target: 'loading' }, { target: 'restoring' }] },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadListing',
        src: 'loadListing',
        input: ({ context }) => ({ listingId: context.listingId ?? context.copyOf ?? '' }),
        onDone: [
          {
            guard: { type: 'isOwner', params: ({ event }) => event.output },
            target: 'restoring',
            actions: { type: 'takeListing', params: ({ event }) => event.output },
          },
          { target: 'denied' },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'notFound',
            actions: 'dropDraft',
          },
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'denied' },
          {
            target: 'unavailable',
            actions: [{ type: 'keepLoadFailure', params: ({ event }) => event }, logFailure],
          },
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
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ stored: event.output }) },
            target: 'editing',
            actions: { type: 'setDraftAside', params: ({ event }) => ({ stored: event.output }) },
          },
          {
            target: 'editing',
            actions: [{ type: 'takeDraft', params: ({ event }) => ({ stored: event.output }) }, 'takePhotos'],
          },
        ],
        onError: {
          target: 'editing',
          actions: logFailure,
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
        'photos.changed': { actions: ['changePhotos', 'keepDraft'] },
        'draft.resumed': {
          guard: 'isSetAside',
          actions: [{ type: 'resumeDraft', params: ({ event }) => event }, 'takePhotos', 'keepDraft'],
        },
        'draft.discarded': [
          // What was written since has replaced it in storage.
          { guard: 'isDirty', actions: 'forgetSetAside' },
          { actions: ['forgetSetAside', 'dropDraft'] },
        ],
        'draft.submitted': [
          { guard: 'lacksPlace', actions: 'askForPlace' },
          { target: 'checkingPrice', actions: 'clearErrors' },
        ],
        'leave.requested': [{ guard: 'isDirty', target: 'confirmingLeave' }, { target: 'gone' }],
      },
    },
    confirmingLeave: {
      tags: ['form'],
      on: {
        'leave.confirmed': { target: 'gone', actions: 'dropDraft' },
        'leave.canceled': { target: 'editing' },
      },
    },
    checkingPrice: { always: [{ guard: 'lacksPrice', target: 'confirmingFree' }, { target: 'uploading' }] },
    /** An empty price counts as 0, and so as free; it may have been forgotten. */
    confirmingFree: {
      tags: ['form'],
      on: {
        'free.confirmed': {
          target: 'uploading',
          actions: [{ type: 'changePriceType', params: { priceType: 'free' } }, 'keepDraft'],
        },
        'free.declined': { target: 'editing' },
      },
    },
    /** Photos are uploaded first, so that the listing is saved with all of them at once. */
    uploading: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'uploadPhotos',
        src: 'uploadPhotos',
        onDone: {
          target: 'publishing',
          actions: { type: 'notePhotos', params: ({ event }) => event.output },
        },
        // Save the listing even when photos failed.
        onError: {
          target: 'publishing',
          actions: [{ type: 'notePhotos', params: { missing: true } }, logFailure],
        },
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
          photos: context.photos,
          photosMissing: context.photosMissing,
          idempotencyKey: attemptKey(context),
        }),
        onDone: [
          {
            guard: { type: 'lacksPhotos', params: ({ event }) => ({ listing: event.output }) },
            target: 'completing',
            actions: { type: 'noteSaved', params: ({ event }) => ({ listing: event.output }) },
          },
          {
            target: 'succeeded',
            actions: [
              { type: 'takeSaved', params: ({ event }) => ({ listing: event.output }) },
              { type: 'announce', params: ({ event }) => ({ listing: event.output }) },
              'dropDraft',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'endsSession', params: ({ event }) => event },
            target: 'signedOut',
            actions: ['tellSessionEnded', 'keepDraft'],
          },
          // The form stays on the screen, but its draft is useless now.
          {
            guard: { type: 'wasDeleted', params: ({ event }) => event },
            target: 'failed',
            actions: ['tellDeleted', logFailure, 'dropDraft'],
          },
          {
            target: 'failed',
            actions: [{ type: 'tellFailure', params: ({ event }) => event }, logFailure],
          },
        ],
      },
    },
    /**
     * An earlier request saved the listing without some photos, and its response was lost: add them to the saved
     * listing.
     */
    completing: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'addPhotos',
        src: 'saveListing',
        input: ({ context }) => ({
          mode: 'edit',
          listingId: context.listingId,
          draft: context.draft,
          photos: context.photos,
          photosMissing: context.photosMissing,
          idempotencyKey: `${attemptKey(context)}.photos`,
        }),
        onDone: {
          target: 'succeeded',
          actions: [
            { type: 'takeSaved', params: ({ event }) => ({ listing: event.output }) },
            { type: 'announce', params: ({ event }) => ({ listing: event.output }) },
            'dropDraft',
          ],
        },
        onError: {
          target: 'failed',
          actions: ['becomeEdit', { type: 'tellFailure', params: ({ event }) => event }, logFailure],
        },
      },
    },
    failed: {
      tags: ['form'],
      on: {
        'failure.retried': { guard: 'canBeSaved', target: 'uploading' },
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
          // Don't redirect while there is a message to read.
          always: { guard: 'arePhotosMissing', target: 'staying' },
          after: { readingTime: { target: '#listingEditor.left' } },
          on: { 'redirect.canceled': { target: 'staying' } },
        },
        staying: {},
      },
    },
    left: { tags: ['done'], entry: 'goToListing' },
    signingIn: { tags: ['done'], entry: 'goToSignIn' },
    gone: { tags: ['done'], entry: 'goAway' },
  },
});
