import {
  type ListingImage,
  limits,
  remainingImages,
  sentences,
  sniffImageType,
  texts,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, invalid, never, nothing, type Said } from '../answers.ts';
import { myListing, signedIn } from '../asking.ts';
import { reopenAfterEdit } from '../deciding.ts';
import { model } from '../model.ts';

const missing = () => failure(404, texts.refusals.image.notFound, 'not_found');
const refuse = (said: Said) => invalid({ images: [said] });

const holderOf = (id: unknown) =>
  model().listings.find(({ images }) => images.some((image) => image.id === id));

const isPhoto = async (file: File): Promise<boolean> =>
  sniffImageType(new Uint8Array(await file.slice(0, 12).arrayBuffer())) !== undefined;

/** The validated photos of a form. */
export async function photosOf(request: Request): Promise<File[]> {
  const files = (await request.formData()).getAll('images').filter((entry) => entry instanceof File);
  const photos = await Promise.all(files.map(isPhoto));
  if (photos.length === 0 || photos.includes(false)) throw refuse(texts.images.typesInvalid);
  if (files.some(({ size }) => size > limits.imageMaxBytes)) throw refuse(texts.images.tooLarge);
  return files;
}

const newImage = (alt: string): ListingImage => ({
  id: model().nextId('image'),
  thumbnail_url: '/photos/chair.webp',
  original_url: '/photos/chair.webp',
  alt,
  width: 640,
  height: 640,
});

const ok: HttpHandler[] = [
  http.post(at('/listings/:id/images'), async ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const { images, title } = listing;
    const files = await photosOf(request);
    // Counted last, after everything was awaited.
    const remaining = remainingImages(images.length);
    if (files.length > remaining) return refuse(sentences.tooManyImages(remaining));
    const added = files.map(() => newImage(title));
    images.push(...added);
    reopenAfterEdit(listing);
    return data(added, 201);
  }),
  http.post(at('/images'), async ({ request }) => {
    const { id } = signedIn(request);
    const added = (await photosOf(request)).map(() => newImage(''));
    for (const image of added) model().waiting.set(image.id, { image, userId: id });
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
    reopenAfterEdit(listing);
    return nothing();
  }),
];

export const images = {
  ok,
  failing: [http.post(at('/images'), broken)],
  pending: [http.post(at('/images'), never)],
};
