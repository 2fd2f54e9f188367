import { ownerId, sameId } from '@porchlight/domain';

import { model, type Model } from './model.ts';

/** Whether one of two people has blocked the other. */
export const areApart = ({ blocks }: Model, one: string, other: string): boolean =>
  blocks.some(
    ({ blocker, blocked }) =>
      (sameId(blocker, one) && sameId(blocked, other)) || (sameId(blocker, other) && sameId(blocked, one)),
  );

/** The world with the listings that somebody may see; a visitor sees all of them. */
export function worldFor(viewer: { id: string } | undefined): Model {
  const world = model();
  if (viewer === undefined) return world;
  const listings = world.listings.filter((listing) => !areApart(world, ownerId(listing) ?? '', viewer.id));
  return { ...world, listings };
}
