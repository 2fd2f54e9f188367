import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useUserId } from '../session/index.ts';

/** In a chunk of its own: visitors have no messages, and block no one. */
const MemberParts = lazyPart(async () => (await import('./MemberParts.tsx')).MemberParts);

/** What goes on beside the screens for whoever is signed in. */
export function Member() {
  const userId = useUserId();
  // No boundary around nothing: one that the page came with is filled in late, and what is in it by then was not on the page.
  return (
    userId !== null && (
      <Suspense fallback={null}>
        <MemberParts key={userId} userId={userId} />
      </Suspense>
    )
  );
}
