import { isOwner, statusAllows, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, json, never } from '../answers.ts';
import { listingOf, signedIn } from '../asking.ts';
import { worldFor } from '../blocks.ts';
import { model, publicListing } from '../model.ts';

const savedBy = (userId: string): string[] => model().favorites.get(userId) ?? [];

/** Replaces one listing in a user's favorites by the added ones, which come first. */
function keep(userId: string, id: unknown, added: string[]): void {
  model().favorites.set(userId, [...added, ...savedBy(userId).filter((saved) => saved !== id)]);
}

const ok: HttpHandler[] = [
  http.get(at('/favorites'), ({ request }) => {
    const user = signedIn(request);
    const saved = savedBy(user.id);
    const { listings } = worldFor(user);
    return data(saved.flatMap((id) => listings.filter((listing) => listing.id === id)).map(publicListing));
  }),
  http.get(at('/favorites/:id/check'), ({ params, request }) => {
    const user = signedIn(request);
    const id = String(params['id']);
    const isThere = worldFor(user).listings.some((listing) => listing.id === id);
    return json({ is_favorite: isThere && savedBy(user.id).includes(id) });
  }),
  http.post(at('/favorites/:id'), ({ params, request }) => {
    const user = signedIn(request);
    const listing = listingOf(params['id'], user);
    if (isOwner(listing, user)) return failure(403, texts.listing.ownListing, 'forbidden');
    if (!statusAllows(listing.status, 'favorite'))
      return failure(409, texts.messages.notActive, 'not_active');
    keep(user.id, listing.id, [listing.id]);
    return data({ is_favorite: true });
  }),
  http.delete(at('/favorites/:id'), ({ params, request }) => {
    keep(signedIn(request).id, params['id'], []);
    return data({ is_favorite: false });
  }),
];

export const favorites = {
  ok,
  empty: [http.get(at('/favorites'), () => data([]))],
  failing: [http.get(at('/favorites'), broken)],
  pending: [http.get(at('/favorites'), never)],
  /** Saving and removing fail. */
  unchangeable: [http.post(at('/favorites/:id'), broken), http.delete(at('/favorites/:id'), broken)],
  /** Saving and removing never finish. */
  changing: [http.post(at('/favorites/:id'), never), http.delete(at('/favorites/:id'), never)],
};
