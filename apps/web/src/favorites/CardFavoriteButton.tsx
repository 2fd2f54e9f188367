import type { Listing } from '@porchlight/domain';
import { Suspense } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { useSessionView } from '../session/index.ts';

/** The button with its state machine, which visitors never load. */
const SignedInFavoriteButton = lazyPart(
  async () => (await import('./SignedInFavoriteButton.tsx')).SignedInFavoriteButton,
);

export interface CardFavoriteButtonProps {
  listing: Listing;
  /** `floating` among other buttons on a photo. Default: in the corner of a card. */
  variant?: 'floating';
}

/** The favorite button in the corner of a card. Renders nothing for visitors. */
export function CardFavoriteButton({ listing, variant }: CardFavoriteButtonProps) {
  const { user } = useSessionView();
  if (user === null) return null;
  return (
    <Suspense fallback={null}>
      <SignedInFavoriteButton key={user.id} listing={listing} user={user} variant={variant} />
    </Suspense>
  );
}
