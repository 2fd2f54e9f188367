import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useUserId } from '../session/index.ts';

/** In a chunk of its own: visitors have no messages. */
const NewsListener = lazyPart(async () => (await import('./NewsListener.tsx')).NewsListener);

/** Keeps the messages of whoever is signed in up to date. Renders nothing. */
export function MessageNews() {
  const userId = useUserId();
  return (
    <Suspense fallback={null}>{userId !== null && <NewsListener key={userId} userId={userId} />}</Suspense>
  );
}
