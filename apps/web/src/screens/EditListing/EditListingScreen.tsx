import { texts } from '@porchlight/domain';
import { ArrowLeftIcon, Container, PageHeader, Stack, TextLink } from '@porchlight/ui';
import { useState } from 'react';

import { useRouteParam } from '../../lib/routeParams.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
import { paths } from '../../lib/paths.ts';
import { EditorBody } from '../../listings/editor/EditorBody.tsx';
import { useEditorRedirects } from '../../listings/editor/useEditorRedirects.ts';
import { useGoOnAtTop } from '../../listings/editor/useGoOnAtTop.ts';
import { useListingEditor } from '../../listings/editor/useListingEditor.ts';
import { type SessionUser, useLastUser } from '../../session/index.ts';

interface EditorProps {
  user: SessionUser;
  listingId: string;
  draftId: string;
  onStartOver: () => void;
}

function Editor({ user, listingId, draftId, onStartOver }: EditorProps) {
  const listingEditor = useListingEditor({ mode: 'edit', draftId, listingId }, user);
  useEditorRedirects(listingEditor.editor, {
    signIn: paths.login.href(paths.editListing.href(listingId)),
    away: paths.listing.href(listingId),
  });
  return <EditorBody listingEditor={listingEditor} onStartOver={onStartOver} onAnother={() => undefined} />;
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
          title={texts.listingForm.editTitle}
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
