import { type BlockedPerson, limits, sameId, sentences, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, nothing } from '../answers.ts';
import { signedIn } from '../asking.ts';
import { areApart } from '../blocks.ts';
import { model, now } from '../model.ts';

const blockedBy = (userId: string) => model().blocks.filter(({ blocker }) => sameId(blocker, userId));

/** Users that a user has blocked, newest first. */
function peopleBlockedBy(userId: string): BlockedPerson[] {
  const { users } = model();
  return blockedBy(userId)
    .toReversed()
    .flatMap(({ blocked, since }) =>
      users
        .filter(({ id, active }) => sameId(id, blocked) && active)
        .map(({ id, name, avatar = null }) => ({ id, name, avatar, blocked_at: since })),
    );
}

/** Expires open offers between blocked users. */
function expireOffers(): void {
  for (const { offer, from_user_id: from, to_user_id: to } of model().messages)
    if (offer?.status === 'open' && areApart(model(), from, to)) offer.status = 'expired';
}

const ok: HttpHandler[] = [
  http.get(at('/auth/blocks'), ({ request }) => data({ blocks: peopleBlockedBy(signedIn(request).id) })),
  http.put(at('/auth/blocks/:id'), ({ params, request }) => {
    const user = signedIn(request);
    const id = String(params['id']).toLowerCase();
    if (sameId(id, user.id)) return failure(403, texts.blocks.own, 'forbidden');
    const before = blockedBy(user.id);
    if (before.some(({ blocked }) => sameId(blocked, id))) return nothing();
    const isBlocking = blockedBy(id).some(({ blocked }) => sameId(blocked, user.id));
    if (isBlocking || !model().users.some((each) => sameId(each.id, id) && each.active))
      return failure(404, texts.refusals.account.noPerson, 'not_found');
    if (before.length >= limits.blocksMax) return failure(409, sentences.tooManyBlocks(), 'too_many_blocks');
    model().blocks.push({ blocker: user.id, blocked: id, since: now() });
    expireOffers();
    return nothing();
  }),
  http.delete(at('/auth/blocks/:id'), ({ params, request }) => {
    const { id: userId } = signedIn(request);
    const isMeant = ({ blocker, blocked }: { blocker: string; blocked: string }): boolean =>
      sameId(blocker, userId) && sameId(blocked, String(params['id']).toLowerCase());
    model().blocks = model().blocks.filter((each) => !isMeant(each));
    return nothing();
  }),
];

export const blocks = {
  ok,
  pending: [http.get(at('/auth/blocks'), never)],
  /** Blocking and unblocking fail. */
  unchangeable: [http.put(at('/auth/blocks/:id'), broken), http.delete(at('/auth/blocks/:id'), broken)],
};
