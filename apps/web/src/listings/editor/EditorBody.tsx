import { texts } from '@porchlight/domain';
import { ButtonLink, EmptyState, Stack } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { useCategories } from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { useBackOnline } from '../../lib/useIsOffline.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { listingFailedTitle } from '../listingFailed.words.ts';
import { ListingForm } from './ListingForm.tsx';
import { ListingFormSkeleton } from './ListingFormSkeleton.tsx';
import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;

/**
 * Loads while the user writes. Nothing can be sent without it, so a failed load fails the screen before
 * anything is written.
 */
const EditorDialogs = lazy(async () => ({ default: (await import('./EditorDialogs.tsx')).EditorDialogs }));

/** Few forms begin with a draft. */
const RestoredNotice = lazyPart(async () => (await import('./RestoredNotice.tsx')).RestoredNotice);

/** For hidden listings only: what to change. */
const HiddenNotice = lazyPart(async () => (await import('../HiddenNotice.tsx')).HiddenNotice);

const Denied = lazyPart(
  async () => (await import('./Denied.tsx')).Denied,
  () => <EmptyState title={words.deniedTitle}>{words.deniedText}</EmptyState>,
);

export interface EditorBodyProps {
  listingEditor: ListingEditor;
  /** Resets the form, without the stored draft. */
  onStartOver: () => void;
  /** Starts another listing, after this one was published. */
  onAnother: () => void;
}

/** The listing to edit or to copy failed to load. */
function ListingNotLoaded({ editor, error }: Pick<ListingEditor, 'editor'> & { error: unknown }) {
  const retry = (): Promise<void> =>
    new Promise((done) => {
      editor.send({ type: 'load.retried' });
      const loading = editor.subscribe((snapshot) => {
        if (snapshot.matches('loading')) return;
        loading.unsubscribe();
        done();
      });
    });
  useBackOnline(() => void retry());
  return (
    <LoadFailure
      title={listingFailedTitle}
      error={error}
      onRetry={retry}
      action={
        <ButtonLink href={paths.myListings.href()} variant="outline" tone="neutral">
          {words.backToMyListings}
        </ButtonLink>
      }
    />
  );
}

/**
 * The listing form, or what replaces it: a loading state, or an error for a listing that is another user's,
 * missing or failed to load.
 */
export function EditorBody({ listingEditor, onStartOver, onAnother }: EditorBodyProps) {
  const { editor } = listingEditor;
  const state = useSelector(editor, (snapshot) => snapshot);
  const { data: categories, error: treeError, mutate: retryTree } = useCategories();
  const fromListing = state.context.mode === 'edit' || state.context.copyOf !== null;

  if (state.matches('denied'))
    return (
      <Suspense fallback={<ListingFormSkeleton />}>
        <Denied />
      </Suspense>
    );
  if (state.matches('notFound')) {
    return (
      <EmptyState
        title={texts.listing.notFoundTitle}
        action={<ButtonLink href={paths.myListings.href()}>{words.backToMyListings}</ButtonLink>}
      >
        {texts.listing.notFoundText}
      </EmptyState>
    );
  }
  const { loadFailure } = state.context;
  if (loadFailure !== null) return <ListingNotLoaded editor={editor} error={loadFailure.error} />;
  if (categories === undefined && treeError !== undefined)
    return (
      <LoadFailure title={texts.common.categoriesFailed} error={treeError} onRetry={() => retryTree()} />
    );
  const isReady = !state.matches('restoring') && (!fromListing || state.context.listing !== null);
  if (!isReady || categories === undefined) {
    return <ListingFormSkeleton />;
  }
  const hidden = state.context.mode === 'edit' ? state.context.listing?.hidden : undefined;
  const { setAside, restored } = state.context;
  const hasDraft = setAside !== null || restored || listingEditor.arePhotosBack;
  return (
    <Stack gap={6}>
      <Suspense fallback={null}>{hidden && <HiddenNotice hidden={hidden} />}</Suspense>
      <Suspense fallback={null}>
        {hasDraft && <RestoredNotice listingEditor={listingEditor} onStartOver={onStartOver} />}
      </Suspense>
      <ListingForm
        listingEditor={listingEditor}
        categories={categories}
        listing={fromListing ? state.context.listing : null}
        onCancel={() => editor.send({ type: 'leave.requested' })}
      />
      <Suspense fallback={null}>
        <EditorDialogs listingEditor={listingEditor} onAnother={onAnother} />
      </Suspense>
    </Stack>
  );
}
