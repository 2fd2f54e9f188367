import {
  isOwner,
  type Listing,
  type ListingImage,
  type ListingPhotoInput,
  texts,
  type User,
} from '@porchlight/domain';

import { invalid } from './answers.ts';
import { model } from './model.ts';

/** The photos named by a form: new uploads, the listing's own, or copies from another listing. */
export function arranged(
  user: User,
  photos: readonly ListingPhotoInput[],
  { id, title }: Pick<Listing, 'id' | 'title'>,
): ListingImage[] {
  const { listings, waiting, nextId } = model();
  const images = photos.map(({ id: wanted, turn }) => {
    const kept = waiting.get(wanted);
    const holder = listings.find(
      (listing) => isOwner(listing, user) && listing.images.some((image) => image.id === wanted),
    );
    const image =
      kept?.userId === user.id ? kept.image : holder?.images.find((candidate) => candidate.id === wanted);
    const isTwice = photos.filter((photo) => photo.id === wanted).length > 1;
    if (image === undefined || isTwice) throw invalid({ photos: [texts.images.gone] });
    const isAnother = turn !== undefined || (holder !== undefined && holder.id !== id);
    return { ...image, ...(kept !== undefined && { alt: title }), ...(isAnother && { id: nextId('image') }) };
  });
  for (const photo of photos) waiting.delete(photo.id);
  return images;
}
