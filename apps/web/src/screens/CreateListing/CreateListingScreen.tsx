import { texts } from '@porchlight/domain';
import { Container, PageHeader, Stack } from '@porchlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useStayOpen } from '../../lib/stayOpen.ts';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { EditorBody } from '../../listings/editor/EditorBody.tsx';
import { ListingFormSkeleton } from '../../listings/editor/ListingFormSkeleton.tsx';
import { useEditorRedirects } from '../../listings/editor/useEditorRedirects.ts';
import { useGoOnAtTop } from '../../listings/editor/useGoOnAtTop.ts';
import { useListingEditor } from '../../listings/editor/useListingEditor.ts';
import { type SessionUser, useLastUser } from '../../session/index.ts';
import { newId } from '../../lib/secureContext.ts';
import { words } from './CreateListingScreen.words.ts';

interface EditorProps {
  user: SessionUser;
  draftId: string;
  /** The own listing to copy text and photos from. */
  copyOf: string | undefined;
  onStartOver: () => void;
}

function Editor({ user, draftId, copyOf, onStartOver }: EditorProps) {
  const navigate = useNavigate();
  const listingEditor = useListingEditor(
    { mode: 'create', draftId, email: user.email, ...(copyOf !== undefined && { copyOf }) },
    user,
  );
  const { editor, queue } = listingEditor;
  useEditorRedirects(editor, {
    signIn: paths.login.href(paths.createListing.href(copyOf)),
    away: copyOf === undefined ? paths.listings.href() : paths.myListings.href(),
  });
  return (
    <EditorBody
      listingEditor={listingEditor}
      onStartOver={onStartOver}
      onAnother={() => {
        // The next listing is no copy, so its draft has another key.
        if (copyOf !== undefined) return void navigate(paths.createListing.href());
        queue.send({ type: 'queue.reset' });
        editor.send({ type: 'another.started', draftId: newId() });
      }}
    />
  );
}

/** Creates a new listing, empty or as a copy of a sold or expired one. */
export function CreateListingScreen() {
  useStayOpen();
  const user = useLastUser();
  const copyOf = useQuery().get('from') ?? undefined;
  const [draftId, setDraftId] = useState(newId);
  useGoOnAtTop(`${copyOf} ${draftId}`);
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader
          title={texts.listingForm.createTitle}
          lead={copyOf === undefined ? words.lead : words.copied}
        />
        {user === null ? (
          <ListingFormSkeleton />
        ) : (
          // Another user signing in in another tab gets their own draft.
          <Editor
            key={`${user.id} ${copyOf} ${draftId}`}
            user={user}
            draftId={draftId}
            copyOf={copyOf}
            onStartOver={() => setDraftId(newId())}
          />
        )}
      </Stack>
    </Container>
  );
}
