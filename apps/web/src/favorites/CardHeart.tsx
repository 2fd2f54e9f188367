import type { Listing } from '@porchlight/domain';
import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useSessionView } from '../session/index.ts';

/** With its state machine, for those who are signed in: visitors never load it. */
const LiveHeart = lazyPart(async () => (await import('./LiveHeart.tsx')).LiveHeart);

export interface CardHeartProps {
  listing: Listing;
}

/** The heart in the corner of a card. Nothing for visitors. */
export function CardHeart({ listing }: CardHeartProps) {
  const { user } = useSessionView();
  if (user === null) return null;
  return (
    <Suspense fallback={null}>
      <LiveHeart key={user.id} listing={listing} user={user} />
    </Suspense>
  );
}
