import { loadFailureText, texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import {
  Alert,
  AlertDialog,
  Button,
  EmptyState,
  ErrorState,
  PriceField,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@porchlight/ui';

import { desk, listingEditorSamples } from './listingEditor.samples.ts';
import { austin } from '../testing/people.ts';

const words = texts.listingForm;
const blank = { answer: 'restoreDraft', with: null };
const written = [
  blank,
  { type: 'draft.changed' as const, changes: { title: desk.title, price: '120', location: austin } },
];
const sent = [...written, { type: 'draft.submitted' as const }];
const uploaded = (missing: boolean) => [...sent, { answer: 'uploadPhotos', with: { missing } }];
const saved = (missing: boolean) => [...uploaded(missing), { answer: 'saveListing', with: desk }];

export const listingEditorFlow = defineFlow({
  ...listingEditorSamples,
  summary:
    "Writing a new listing or editing an existing one, from the first letter to the listing's page. No draft is lost on the way.",
  listeners: {
    drafts: 'fromCallback(({ input, receive }) => receive((event) => yourDraftStore(input.key, event)))',
  },
  inputFor: { loading: 1, denied: 1, notFound: 1, unavailable: 1 },
  shown: {
    loading: [],
    denied: [{ answer: 'loadListing', with: { listing: desk, owner: false } }],
    notFound: [{ fail: 'loadListing', with: { status: 404 } }],
    unavailable: [{ fail: 'loadListing', with: { status: 503 } }],
    restoring: [],
    editing: [blank, { type: 'draft.changed', changes: { title: desk.title } }, { type: 'draft.submitted' }],
    confirmingFree: [
      blank,
      { type: 'draft.changed', changes: { title: desk.title, location: austin } },
      { type: 'draft.submitted' },
    ],
    confirmingLeave: [...written, { type: 'leave.requested' }],
    uploading: sent,
    publishing: uploaded(false),
    completing: [
      ...sent,
      { answer: 'uploadPhotos', with: { missing: false, photos: [{ id: 'front' }] } },
      { answer: 'saveListing', with: desk },
    ],
    failed: [...uploaded(false), { fail: 'saveListing', with: { status: 500 } }],
    signedOut: [...uploaded(false), { fail: 'saveListing', with: { status: 401 } }],
    'succeeded.redirecting': saved(false),
    'succeeded.staying': saved(true),
  },
  unseen: {
    left: "Navigates to the listing's page.",
    signingIn: 'Navigates to the sign-in page.',
    gone: 'Leaves the page.',
  },
  ui: ({ snapshot, send }) => {
    const { draft, mode, failure, submitError, fieldErrors, photosMissing, setAside, deleted } =
      snapshot.context;
    if (snapshot.matches('loading') || snapshot.matches('restoring')) {
      return (
        <Stack gap={3}>
          <Skeleton />
          <Skeleton />
        </Stack>
      );
    }
    if (snapshot.matches('denied')) {
      return (
        <AlertDialog
          open
          onOpenChange={() => undefined}
          type="warning"
          title={words.deniedTitle}
          message={words.deniedText}
          primaryAction={{ label: words.backToMyListings, href: '#my-listings' }}
        />
      );
    }
    if (snapshot.matches('notFound')) {
      return <EmptyState title={texts.listing.notFoundTitle}>{texts.listing.notFoundText}</EmptyState>;
    }
    if (snapshot.matches('unavailable')) {
      return (
        <ErrorState onRetry={() => send({ type: 'load.retried' })}>
          {loadFailureText(snapshot.context.loadFailure?.error)}
        </ErrorState>
      );
    }
    const isBusy = snapshot.hasTag('busy');
    return (
      <>
        <Stack gap={4}>
          {setAside !== null && (
            <Alert
              tone="caution"
              actions={
                <>
                  <Button size="sm" onClick={() => send({ type: 'draft.resumed', draftId: 'again' })}>
                    {words.useDraft}
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => send({ type: 'draft.discarded' })}>
                    {words.discardDraft}
                  </Button>
                </>
              }
            >
              {words.draftOutdated}
            </Alert>
          )}
          {submitError !== null && (
            <Alert tone="critical" live="assertive">
              {submitError}
            </Alert>
          )}
          <TextField
            label={words.title}
            value={draft.title}
            readOnly={isBusy}
            error={fieldErrors['title']}
            onValueChange={(title) => send({ type: 'draft.changed', changes: { title } })}
          />
          <RadioGroup
            label={words.priceType}
            variant="row"
            disabled={isBusy}
            options={(['fixed', 'negotiable', 'free'] as const).map((value) => ({
              value,
              label: words.priceTypeLabels[value],
            }))}
            value={draft.price_type}
            onValueChange={(priceType) => send({ type: 'priceType.chosen', priceType })}
          />
          <PriceField
            label={words.price}
            value={draft.price}
            priceType={draft.price_type}
            readOnly={isBusy}
            onValueChange={(price) => send({ type: 'draft.changed', changes: { price } })}
          />
          <Text tone="muted">{draft.location?.formatted ?? words.locationRequired}</Text>
          <Button
            variant="outline"
            tone="neutral"
            onClick={() => send({ type: 'draft.changed', changes: { location: austin } })}
          >
            Choose Austin, TX
          </Button>
          <Button wide busy={isBusy} onClick={() => send({ type: 'draft.submitted' })}>
            {mode === 'create' ? words.createAction : words.updateAction}
          </Button>
          <Button
            wide
            variant="outline"
            tone="neutral"
            disabled={isBusy}
            onClick={() => send({ type: 'leave.requested' })}
          >
            {texts.common.cancel}
          </Button>
        </Stack>
        <AlertDialog
          open={snapshot.matches('confirmingLeave')}
          onOpenChange={() => send({ type: 'leave.canceled' })}
          type="warning"
          destructive
          title="Leave without publishing?"
          message="What you wrote here will be lost."
          primaryAction={{ label: 'Leave', onAction: () => send({ type: 'leave.confirmed' }) }}
          secondaryAction={{
            label: texts.contactSeller.keepWriting,
            onAction: () => send({ type: 'leave.canceled' }),
          }}
        />
        <AlertDialog
          open={snapshot.matches('confirmingFree')}
          onOpenChange={() => send({ type: 'free.declined' })}
          type="warning"
          title={words.freeTitle}
          message={words.freeText}
          primaryAction={{ label: words.setPrice, onAction: () => send({ type: 'free.declined' }) }}
          secondaryAction={{ label: words.isFree, onAction: () => send({ type: 'free.confirmed' }) }}
        />
        <AlertDialog
          open={snapshot.matches('failed') || snapshot.matches('signedOut')}
          onOpenChange={() => send({ type: 'failure.dismissed' })}
          type="error"
          title={failure?.title}
          message={failure?.message}
          primaryAction={
            snapshot.matches('signedOut')
              ? { label: texts.navigation.signIn, onAction: () => send({ type: 'signIn.requested' }) }
              : deleted
                ? { label: words.backToMyListings, href: '#my-listings' }
                : { label: words.tryAgain, onAction: () => send({ type: 'failure.retried' }) }
          }
        />
        <AlertDialog
          open={snapshot.matches('succeeded')}
          onOpenChange={() => send({ type: 'redirect.canceled' })}
          type="success"
          title={mode === 'create' ? words.createdTitle : words.updatedTitle}
          message={
            <Stack gap={2}>
              <span>{mode === 'create' ? words.createdText : words.updatedText}</span>
              {photosMissing && <span>{words.photosNotUploaded}</span>}
            </Stack>
          }
          primaryAction={{ label: words.viewListing, onAction: () => send({ type: 'listing.viewed' }) }}
          secondaryAction={{
            label: words.createAnother,
            onAction: () => send({ type: 'another.started', draftId: 'next' }),
          }}
        />
      </>
    );
  },
});
