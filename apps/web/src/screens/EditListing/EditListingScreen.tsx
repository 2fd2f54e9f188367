import { texts } from '@porchlight/domain';
import {
  AlertDialog,
  ArrowLeftIcon,
  ButtonLink,
  Container,
  EmptyState,
  DarkDrawing,
  PageHeader,
  Stack,
  TextLink,
} from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { waitFor } from 'xstate';

import { useCategories } from '../../api/index.ts';
import { useRouteParam } from '../../lib/routeParams.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
import { listingFailedTitle } from '../../listings/listingFailed.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import { EditorDialogs } from '../../listings/editor/EditorDialogs.tsx';
import { ListingForm } from '../../listings/editor/ListingForm.tsx';
import { ListingFormSkeleton } from '../../listings/editor/ListingFormSkeleton.tsx';
import { RestoredNotice } from '../../listings/editor/RestoredNotice.tsx';
import { useEditorRedirects } from '../../listings/editor/useEditorRedirects.ts';
import { useGoOnAtTop } from '../../listings/editor/useGoOnAtTop.ts';
import { useListingEditor } from '../../listings/editor/useListingEditor.ts';
import { type SessionUser, useLastUser } from '../../session/index.ts';

const words = texts.listingForm;

function Denied() {
  const navigate = useNavigate();
  const leave = (): void => void navigate(paths.myListings.href());
  return (
    <>
      <EmptyState title={words.deniedTitle} drawing={<DarkDrawing />}>
        {words.deniedText}
      </EmptyState>
      <AlertDialog
        open
        onOpenChange={leave}
        type="error"
        title={words.deniedTitle}
        message={words.deniedText}
        primaryAction={{ label: words.backToMyListings, onAction: leave }}
      />
    </>
  );
}

interface EditorProps {
  user: SessionUser;
  listingId: string;
  draftId: string;
  onStartOver: () => void;
}

function Editor({ user, listingId, draftId, onStartOver }: EditorProps) {
  const listingEditor = useListingEditor({ mode: 'edit', draftId, listingId }, user);
  const { editor } = listingEditor;
  const state = useSelector(editor, (snapshot) => snapshot);
  const { data: categories, error: treeError, mutate: retryTree } = useCategories();
  const back = paths.listing.href(listingId);
  useEditorRedirects(editor, { signIn: paths.login.href(paths.editListing.href(listingId)), away: back });

  if (state.matches('denied')) return <Denied />;
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
  if (loadFailure !== null) {
    const retry = async (): Promise<void> => {
      editor.send({ type: 'load.retried' });
      await waitFor(editor, (snapshot) => !snapshot.matches('loading'), {
        timeout: Number.POSITIVE_INFINITY,
      });
    };
    return (
      <LoadFailure
        title={listingFailedTitle}
        error={loadFailure.error}
        onRetry={retry}
        action={
          <ButtonLink href={paths.myListings.href()} variant="outline" tone="neutral">
            {words.backToMyListings}
          </ButtonLink>
        }
      />
    );
  }
  if (categories === undefined && treeError !== undefined)
    return (
      <LoadFailure title={texts.common.categoriesFailed} error={treeError} onRetry={() => retryTree()} />
    );
  if (state.context.listing === null || state.matches('restoring') || categories === undefined) {
    return <ListingFormSkeleton />;
  }
  return (
    <Stack gap={6}>
      <RestoredNotice listingEditor={listingEditor} onStartOver={onStartOver} />
      <ListingForm
        listingEditor={listingEditor}
        categories={categories}
        listing={state.context.listing}
        onCancel={() => editor.send({ type: 'leave.requested' })}
      />
      <EditorDialogs editor={editor} onAnother={() => undefined} />
    </Stack>
  );
}

/** Changing one's own listing. Whose it is is checked here and, what counts, on the server. */
export function EditListingScreen() {
  const id = useRouteParam('id');
  useStayOpen();
  const user = useLastUser();
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  useGoOnAtTop(draftId);
  if (user === null) return null;
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader
          title={words.editTitle}
          breadcrumbs={
            <TextLink href={paths.listing.href(id)} standalone tone="muted">
              <ArrowLeftIcon size="sm" /> Back to the listing
            </TextLink>
          }
        />
        <Editor
          key={`${user.id} ${id} ${draftId}`}
          user={user}
          listingId={id}
          draftId={draftId}
          onStartOver={() => setDraftId(crypto.randomUUID())}
        />
      </Stack>
    </Container>
  );
}
