import { mixed, object } from 'yup';
import * as limits from '../limits/index.ts';
import { photoTurns, type PhotoTurn } from '../photos.ts';
import { isRecord } from '../records.ts';
import { images, listingForm as texts } from '../texts/index.ts';
import { titleClaimsSite } from '../titles.ts';
import type { ListingPhotoInput } from '../wire.ts';
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
 * The body of `POST /listings` and `PUT /listings/{id}`: the same rules, the place as text.
 * Apart from the form's, whose build it would be a part of: calls of yup count as something that must happen.
 */
export const listingInputSchema = object({
  ...listingFields,
  // Only here: look-alike letters would weigh on the form, which shows what the server says of a field.
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
