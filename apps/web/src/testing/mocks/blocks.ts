import { ownerId, sameId } from '@porchlight/domain';

import { isListed } from './desk.ts';
import { model, type Model } from './model.ts';

/** Whether one of two users has blocked the other. */
export const areApart = ({ blocks }: Model, one: string, other: string): boolean =>
  blocks.some(
    ({ blocker, blocked }) =>
      (sameId(blocker, one) && sameId(blocked, other)) || (sameId(blocker, other) && sameId(blocked, one)),
  );

/** The model with only the listings that a user may see; a visitor sees all that are not hidden. */
export function worldFor(viewer: { id: string } | undefined): Model {
  const world = model();
  const listings = world.listings.filter((listing) => {
    const owner = ownerId(listing) ?? '';
    if (viewer === undefined) return isListed(listing);
    return sameId(owner, viewer.id) || (isListed(listing) && !areApart(world, owner, viewer.id));
  });
  return { ...world, listings };
}
