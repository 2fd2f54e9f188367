import { texts } from '@porchlight/domain';
import { Container, PageHeader, Stack } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { useCategories } from '../../api/index.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
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

function Editor({
  user,
  draftId,
  onStartOver,
}: {
  user: SessionUser;
  draftId: string;
  onStartOver: () => void;
}) {
  const listingEditor = useListingEditor({ mode: 'create', draftId, email: user.email }, user);
  const { editor, queue } = listingEditor;
  const { data: categories, error, mutate } = useCategories();
  const isReady = useSelector(editor, (snapshot) => !snapshot.matches('restoring'));
  useEditorRedirects(editor, {
    signIn: paths.login.href(paths.createListing.href()),
    away: paths.listings.href(),
  });

  if (error !== undefined && categories === undefined) {
    return <LoadFailure title={texts.common.categoriesFailed} error={error} onRetry={() => mutate()} />;
  }
  if (!isReady || categories === undefined) return <ListingFormSkeleton />;
  return (
    <Stack gap={6}>
      <RestoredNotice listingEditor={listingEditor} onStartOver={onStartOver} />
      <ListingForm
        listingEditor={listingEditor}
        categories={categories}
        onCancel={() => editor.send({ type: 'leave.requested' })}
      />
      <EditorDialogs
        editor={editor}
        onAnother={() => {
          queue.send({ type: 'queue.reset' });
          editor.send({ type: 'another.started', draftId: crypto.randomUUID() });
        }}
      />
    </Stack>
  );
}

/** Writing a new listing. */
export function CreateListingScreen() {
  useStayOpen();
  const user = useLastUser();
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  useGoOnAtTop(draftId);
  if (user === null) return null;
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader
          title={texts.listingForm.createTitle}
          lead="Say what it is, what it costs and where it is. It is on the site at once."
        />
        {/* Whoever signs in instead, in another tab, finds their own draft. */}
        <Editor
          key={`${user.id} ${draftId}`}
          user={user}
          draftId={draftId}
          onStartOver={() => setDraftId(crypto.randomUUID())}
        />
      </Stack>
    </Container>
  );
}
