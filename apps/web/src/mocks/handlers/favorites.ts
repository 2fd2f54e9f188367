import { texts } from '@porchlight/domain';
import { http, type HttpHandler, HttpResponse } from 'msw';

import { at, broken, data, failure, never, senderOf } from '../answers.ts';
import { model, withoutContact } from '../model.ts';

const unauthorised = () => failure(401, texts.errors.signInNeeded, 'unauthorized');
const savedBy = (userId: string): string[] => model().favorites.get(userId) ?? [];

const ok: HttpHandler[] = [
  http.get(at('/favorites'), ({ request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return unauthorised();
    const { listings } = model();
    const saved = savedBy(sender.id).flatMap((id) => listings.filter((listing) => listing.id === id));
    return data(saved.map(withoutContact));
  }),
  http.get(at('/favorites/:id/check'), ({ params, request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return unauthorised();
    return HttpResponse.json({ is_favorite: savedBy(sender.id).includes(String(params['id'])) });
  }),
  http.post(at('/favorites/:id'), ({ params, request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return unauthorised();
    const id = String(params['id']);
    model().favorites.set(sender.id, [id, ...savedBy(sender.id).filter((saved) => saved !== id)]);
    return data({ is_favorite: true });
  }),
  http.delete(at('/favorites/:id'), ({ params, request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return unauthorised();
    model().favorites.set(
      sender.id,
      savedBy(sender.id).filter((saved) => saved !== params['id']),
    );
    return data({ is_favorite: false });
  }),
];

/** What people saved. */
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
