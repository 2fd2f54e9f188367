import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useUserId } from '../session/index.ts';

/** In a chunk of its own: visitors have no messages. */
const MessageEventsListener = lazyPart(
  async () => (await import('./MessageEventsListener.tsx')).MessageEventsListener,
);

/** Keeps the messages of whoever is signed in up to date. Renders nothing. */
export function MessageEvents() {
  const userId = useUserId();
  return (
    <Suspense fallback={null}>
      {userId !== null && <MessageEventsListener key={userId} userId={userId} />}
    </Suspense>
  );
}
