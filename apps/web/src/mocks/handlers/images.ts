import { isOwner, type ListingImage, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, nothing, senderOf } from '../answers.ts';
import { model } from '../model.ts';

const holds = (id: unknown) => model().listings.find(({ images }) => images.some((image) => image.id === id));

const ok: HttpHandler[] = [
  http.post(at('/listings/:id/images'), async ({ params, request }) => {
    const sender = senderOf(model(), request);
    const listing = model().listings.find(({ id }) => id === params['id']);
    if (sender === undefined) return failure(401, texts.errors.signInNeeded, 'unauthorized');
    if (!isOwner(listing ?? {}, sender)) return failure(403, texts.errors.notAllowed, 'forbidden');
    const files = (await request.formData()).getAll('images');
    const added: ListingImage[] = files.map(() => ({
      id: model().nextId('image'),
      thumbnail_url: '/photos/desk.webp',
      original_url: '/photos/desk.webp',
      alt: listing?.title ?? '',
      width: 640,
      height: 480,
    }));
    listing?.images.push(...added);
    return data(added, 201);
  }),
  http.get(at('/images/:id'), ({ params }) => {
    const image = holds(params['id'])?.images.find(({ id }) => id === params['id']);
    return image === undefined ? failure(404, 'Image not found', 'not_found') : data(image);
  }),
  http.delete(at('/images/:id'), ({ params, request }) => {
    const listing = holds(params['id']);
    if (listing === undefined) return failure(404, 'Image not found', 'not_found');
    if (!isOwner(listing, senderOf(model(), request)))
      return failure(403, texts.errors.notAllowed, 'forbidden');
    listing.images = listing.images.filter(({ id }) => id !== params['id']);
    return nothing();
  }),
];

/** Photos of listings. */
export const images = {
  ok,
  /** Uploads fail. */
  failing: [http.post(at('/listings/:id/images'), broken)],
  /** Uploads never finish. */
  pending: [http.post(at('/listings/:id/images'), never)],
};
