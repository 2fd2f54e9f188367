import { mixed, object } from 'yup';
import * as limits from '../limits/index.ts';
import { photoTurns, type PhotoTurn } from '../listings/photos.ts';
import { isRecord } from '../wire/records.ts';
import { images, listingForm as texts } from '../texts/index.ts';
import { titleClaimsSite } from '../listings/titles.ts';
import type { ListingPhotoInput } from '../wire/wire.ts';
import { listingFields } from './listing.ts';
import { text } from './parts.ts';

const isTurn = (value: unknown): value is PhotoTurn => photoTurns.some((turn) => turn === value);

const isPhoto = (value: unknown): value is ListingPhotoInput =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  value['id'].length <= limits.idMax &&
  (value['turn'] === undefined || isTurn(value['turn']));

const arePhotos = (value: unknown): value is ListingPhotoInput[] =>
  Array.isArray(value) && value.every(isPhoto);

/**
 * The body of `POST /listings` and `PUT /listings/{id}`: the same rules, the place as text. In a separate file from
 * the form's schema, because calls of yup count as side effects and would become part of its bundle.
 */
export const listingInputSchema = object({
  ...listingFields,
  // Only here: the look-alike table would add weight to the form, which shows the server's errors.
  title: listingFields.title.test(
    'claim',
    texts.titleClaimsSite,
    (value) => !value || value.length > limits.titleMax || !titleClaimsSite(value),
  ),
  location: text(texts.locationRequired, {
    max: limits.locationMax,
    tooLong: texts.locationRequired,
  }).required(texts.locationRequired),
  photos: mixed<ListingPhotoInput[]>(arePhotos)
    .typeError(images.gone)
    .nonNullable(images.gone)
    .test('count', images.photosInvalid, (photos) => (photos?.length ?? 0) <= limits.imagesMax),
});
