import { texts } from '@porchlight/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { handOver } from '../../lib/handOver.ts';
import { paths } from '../../lib/paths.ts';
import type { ListingEditor } from './useListingEditor.ts';

/** Navigates when the editor is done: to the listing, to the sign-in page, or away. */
export function useEditorRedirects(
  editor: ListingEditor['editor'],
  { signIn, away }: { signIn: string; away: string },
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const subscriptions = [
      editor.on('redirect.due', ({ listingId }) => {
        const { photosMissing } = editor.getSnapshot().context;
        const notice = { text: `${texts.listingForm.photosNotUploaded}.`, tone: 'info' } as const;
        // Repeated on the page where the photos are missing.
        void navigate(paths.listing.href(listingId), photosMissing ? handOver({ notice }) : undefined);
      }),
      editor.on('signIn.due', () => void navigate(signIn)),
      editor.on('leave.due', () => {
        const { deleted } = editor.getSnapshot().context;
        void navigate(deleted ? paths.myListings.href() : away);
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [editor, navigate, signIn, away]);
}
