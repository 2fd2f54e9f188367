import { texts } from '@porchlight/domain';
import { Alert, Button, Container, ErrorState, PageHeader, Skeleton, Stack } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from '../../router/index.ts';

import { useCategories } from '../../api/index.ts';
import { useStaysWithoutSession } from '../../app/staying.ts';
import { paths } from '../../paths.ts';
import { createDraftStore } from '../../selling/draftStore.ts';
import { EditorDialogs } from '../../selling/EditorDialogs.tsx';
import { ListingForm } from '../../selling/ListingForm.tsx';
import { useEditorRedirects } from '../../selling/useEditorRedirects.ts';
import { useSelling } from '../../selling/useSelling.ts';
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
  const navigate = useNavigate();
  const selling = useSelling({ mode: 'create', draftId, email: user.email }, user);
  const { editor, queue } = selling;
  const { data: categories, error } = useCategories();
  const isReady = useSelector(editor, (snapshot) => !snapshot.matches('restoring'));
  // A draft that was taken from the device has another id than the one this page came with.
  const isRestored = useSelector(editor, ({ context }) => context.dirty && context.draftId !== draftId);
  useEditorRedirects(editor, {
    signIn: paths.login.href(paths.createListing.href()),
    away: paths.listings.href(),
  });

  if (error !== undefined && categories === undefined) {
    return <ErrorState onRetry={() => void navigate(0)}>{texts.categories.failed}</ErrorState>;
  }
  if (!isReady || categories === undefined) return <Skeleton shape="block" />;
  return (
    <Stack gap={6}>
      {isRestored && (
        <Alert
          tone="info"
          live="polite"
          actions={
            <Button size="sm" variant="outline" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          Your draft is back, as you left it on this device.
        </Alert>
      )}
      <ListingForm
        selling={selling}
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
  useStaysWithoutSession();
  const user = useLastUser();
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [draftId]);
  if (user === null) return null;
  const startOver = async (): Promise<void> => {
    await createDraftStore(user.id).remove('create');
    setDraftId(crypto.randomUUID());
  };
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader
          title={texts.listingForm.createTitle}
          lead="Say what it is, what it costs and where it is. It is on the site at once."
        />
        <Editor key={draftId} user={user} draftId={draftId} onStartOver={() => void startOver()} />
      </Stack>
    </Container>
  );
}
