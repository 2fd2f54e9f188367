import { accountDeletionSchema, checkInput, ownerId, type User } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, never, nothing } from '../answers.ts';
import { accepted, bodyOf, signedIn } from '../asking.ts';
import { isSuspended } from '../desk.ts';
import { model } from '../model.ts';
import { endSessions } from '../sessions.ts';
import { prove } from './account.ts';

/** Takes a person out of the world. What they wrote stays with whom they wrote to. */
function remove(user: User): void {
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

const ok: HttpHandler[] = [
  http.delete(at('/auth/account'), async ({ request }) => {
    const user = signedIn(request);
    const { password } = accepted(checkInput(accountDeletionSchema, await bodyOf(request)));
    prove(user, password, 'password');
    remove(user);
    return nothing();
  }),
];

/** Deleting one's account. */
export const leaving = {
  ok,
  pending: [http.delete(at('/auth/account'), never)],
  failing: [http.delete(at('/auth/account'), broken)],
};
