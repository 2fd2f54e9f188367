import { ownerId, type User } from '@porchlight/domain';

import { isSuspended } from './desk.ts';
import { model } from './model.ts';
import { endSessions } from './sessions.ts';

/** Deletes a user from the model. Their messages stay with the recipients. */
export function removeUser(user: User): void {
  const world = model();
  const { id, email, verified, suspension } = user;
  if (verified && suspension !== undefined && isSuspended(user))
    world.suspendedAddresses.set(email.toLowerCase(), {
      decisionId: world.standing.get(id),
      until: suspension.until,
    });
  world.users = world.users.filter((each) => each.id !== id);
  world.listings = world.listings.filter((listing) => ownerId(listing) !== id);
  world.blocks = world.blocks.filter(({ blocker, blocked }) => ![blocker, blocked].includes(id));
  for (const { offer, from_user_id: from, to_user_id: to } of world.messages)
    if (offer?.status === 'open' && [from, to].includes(id))
      offer.status = from === id ? 'withdrawn' : 'expired';
  for (const kept of [world.passwords, world.favorites, world.notifications]) kept.delete(id);
  endSessions(world, ({ userId }) => userId === id);
}
