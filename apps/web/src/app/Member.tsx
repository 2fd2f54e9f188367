import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useUserId } from '../session/index.ts';

/** A separate chunk: visitors have no messages and no blocks. */
const MemberParts = lazyPart(async () => (await import('./MemberParts.tsx')).MemberParts);

/** Background parts for signed-in users. */
export function Member() {
  const userId = useUserId();
  // No empty Suspense boundary: a boundary in the server's HTML hydrates late, and by then its content would
  // differ from that HTML.
  return (
    userId !== null && (
      <Suspense fallback={null}>
        <MemberParts key={userId} userId={userId} />
      </Suspense>
    )
  );
}
