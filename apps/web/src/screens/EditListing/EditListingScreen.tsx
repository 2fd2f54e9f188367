import { texts } from '@porchlight/domain';
import { ArrowLeftIcon, Container, PageHeader, Stack, TextLink } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { useRouteParam } from '../../lib/routeParams.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
import { paths } from '../../lib/paths.ts';
import { EditorBody } from '../../listings/editor/EditorBody.tsx';
import { ListingFormSkeleton } from '../../listings/editor/ListingFormSkeleton.tsx';
import { useEditorRedirects } from '../../listings/editor/useEditorRedirects.ts';
import { useGoOnAtTop } from '../../listings/editor/useGoOnAtTop.ts';
import { useListingEditor } from '../../listings/editor/useListingEditor.ts';
import { type SessionUser, useLastUser } from '../../session/index.ts';
import { newId } from '../../lib/secureContext.ts';
import { words } from './EditListingScreen.words.ts';

/** @param hasListing whether there is a listing to go back to */
function Top({ listingId, hasListing = true }: { listingId: string; hasListing?: boolean }) {
  return (
    <PageHeader
      title={texts.listingForm.editTitle}
      breadcrumbs={
        hasListing && (
          <TextLink href={paths.listing.href(listingId)} standalone tone="muted">
            <ArrowLeftIcon size="sm" /> {words.back}
          </TextLink>
        )
      }
    />
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
  useEditorRedirects(listingEditor.editor, {
    signIn: paths.login.href(paths.editListing.href(listingId)),
    away: paths.listing.href(listingId),
  });
  const isGone = useSelector(listingEditor.editor, (snapshot) => snapshot.matches('notFound'));
  return (
    <Stack gap={8}>
      <Top listingId={listingId} hasListing={!isGone} />
      <EditorBody listingEditor={listingEditor} onStartOver={onStartOver} onAnother={() => undefined} />
    </Stack>
  );
}

/** The edit page of an owner's listing. The server checks the owner, too. */
export function EditListingScreen() {
  const id = useRouteParam('id');
  useStayOpen();
  const user = useLastUser();
  const [draftId, setDraftId] = useState(newId);
  useGoOnAtTop(draftId);
  return (
    <Container width="text">
      {user === null ? (
        <Stack gap={8}>
          <Top listingId={id} />
          <ListingFormSkeleton />
        </Stack>
      ) : (
        <Editor
          key={`${user.id} ${id} ${draftId}`}
          user={user}
          listingId={id}
          draftId={draftId}
          onStartOver={() => setDraftId(newId())}
        />
      )}
    </Container>
  );
}
