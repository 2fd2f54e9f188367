import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useUserId } from '../session/index.ts';

/** In a chunk of its own: visitors have no messages, and block nobody. */
const MemberParts = lazyPart(async () => (await import('./MemberParts.tsx')).MemberParts);

/** What goes on beside the screens for whoever is signed in. */
export function Member() {
  const userId = useUserId();
  return (
    <Suspense fallback={null}>{userId !== null && <MemberParts key={userId} userId={userId} />}</Suspense>
  );
}
