import { type ListingImage, limits, remainingImages, sniffImageType, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, invalid, never, nothing } from '../answers.ts';
import { myListing } from '../asking.ts';
import { model } from '../model.ts';

const missing = () => failure(404, 'Image not found.', 'not_found');
const refuse = (text: string) => invalid({ images: [text] });

const holderOf = (id: unknown) =>
  model().listings.find(({ images }) => images.some((image) => image.id === id));

const isPhoto = async (file: File): Promise<boolean> =>
  sniffImageType(new Uint8Array(await file.slice(0, 12).arrayBuffer())) !== undefined;

const ok: HttpHandler[] = [
  http.post(at('/listings/:id/images'), async ({ params, request }) => {
    const { images, title } = myListing(request, params['id']);
    const files = (await request.formData()).getAll('images').filter((entry) => entry instanceof File);
    const photos = await Promise.all(files.map(isPhoto));
    if (photos.length === 0 || photos.includes(false)) return refuse(texts.images.typesInvalid);
    if (files.some(({ size }) => size > limits.imageMaxBytes)) return refuse(texts.images.tooLarge);
    // Counted last: nothing is awaited any more.
    const remaining = remainingImages(images.length);
    if (files.length > remaining) return refuse(texts.images.tooMany(remaining));
    const added: ListingImage[] = files.map(() => ({
      id: model().nextId('image'),
      thumbnail_url: '/photos/chair.webp',
      original_url: '/photos/chair.webp',
      alt: title,
      width: 640,
      height: 640,
    }));
    images.push(...added);
    return data(added, 201);
  }),
  http.get(at('/images/:id'), ({ params }) => {
    const image = holderOf(params['id'])?.images.find(({ id }) => id === params['id']);
    return image === undefined ? missing() : data(image);
  }),
  http.delete(at('/images/:id'), ({ params, request }) => {
    const holder = holderOf(params['id']);
    if (holder === undefined) return missing();
    const listing = myListing(request, holder.id);
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
