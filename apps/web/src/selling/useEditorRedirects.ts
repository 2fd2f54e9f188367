import { useEffect } from 'react';
import { useNavigate } from '../router/index.ts';

import { paths } from '../paths.ts';
import type { Selling } from './useSelling.ts';

/** Follows the editor out: to the listing, to the sign-in page, or away. */
export function useEditorRedirects(
  editor: Selling['editor'],
  { signIn, away }: { signIn: string; away: string },
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const subscriptions = [
      editor.on('redirect.due', ({ listingId }) => void navigate(paths.listing.href(listingId))),
      editor.on('signIn.due', () => void navigate(signIn)),
      editor.on('leave.due', () => void navigate(away)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [editor, navigate, signIn, away]);
}
