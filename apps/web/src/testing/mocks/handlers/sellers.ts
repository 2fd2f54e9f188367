import { answerTime, type Message, sameId, type SellerProfile, type User, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, never } from '../answers.ts';
import { areApart } from '../blocks.ts';
import { sellerOf } from '../desk.ts';
import { model } from '../model.ts';
import { senderOf } from '../sessions.ts';

const missing = (): Response => failure(404, texts.refusals.account.noPerson, 'not_found');

/** A seller's reply times to first messages, in milliseconds, for each user they replied to. */
function firstAnswers(seller: User): number[] {
  const { listings, messages } = model();
  const own = new Set(listings.filter(({ user_id: id }) => sameId(id, seller.id)).map(({ id }) => id));
  const threads = new Map<string, Message[]>();
  for (const message of messages.filter(({ listing_id: id }) => own.has(id))) {
    const { from_user_id: from, to_user_id: to, listing_id: listing } = message;
    const key = `${listing} ${from === seller.id ? to : from}`;
    threads.set(key, [...(threads.get(key) ?? []), message]);
  }
  return [...threads.values()].flatMap((thread) => {
    const answer = thread.find(
      ({ from_user_id: from, notice }) => from === seller.id && notice === undefined,
    );
    const [first] = thread;
    return answer === undefined || first === undefined
      ? []
      : Date.parse(answer.created_at) - Date.parse(first.created_at);
  });
}

/** A user's public profile. */
function profileOf(user: User): SellerProfile {
  const took = firstAnswers(user).toSorted((a, b) => a - b);
  const within = answerTime(took[Math.floor(took.length / 2)] ?? 0, took.length);
  return {
    ...sellerOf(user),
    sold_listings: model().listings.filter(
      ({ user_id: owner, status }) => sameId(owner, user.id) && status === 'sold',
    ).length,
    ...(within !== undefined && { answers_within: within }),
  };
}

const ok: HttpHandler[] = [
  http.get(at('/users/:id'), ({ params, request }) => {
    const user = model().users.find(({ id, active }) => id === params['id'] && active);
    const viewer = senderOf(model(), request)?.user;
    if (user === undefined || (viewer && areApart(model(), user.id, viewer.id))) return missing();
    return data(profileOf(user));
  }),
];

export const sellers = {
  ok,
  /** A seller who replies quickly and has sold much. */
  quick: [
    http.get(at('/users/:id'), ({ params }) => {
      const user = model().users.find(({ id }) => id === params['id']);
      if (user === undefined) return missing();
      return data({ ...profileOf(user), sold_listings: 12, answers_within: 'hours' } satisfies SellerProfile);
    }),
  ],
  failing: [http.get(at('/users/:id'), broken)],
  pending: [http.get(at('/users/:id'), never)],
};
