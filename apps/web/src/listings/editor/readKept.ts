import { isRecord, limits } from '@porchlight/domain';
import type { StoredDraft } from '@porchlight/flows/listingEditor';

/** A photo as it is kept with a draft: the file itself. */
export interface KeptPhoto {
  name: string;
  blob: Blob;
}

/** Photos of a form, the primary one first. */
export interface KeptPhotos {
  photos: readonly KeptPhoto[];
  /** How many photos the listing had room for when these were kept. */
  slots: number;
}

const isPlace = (value: unknown): value is NonNullable<StoredDraft['draft']['location']> =>
  isRecord(value) && typeof value['formatted'] === 'string' && typeof value['place_id'] === 'string';

const isPhoto = (photo: unknown): photo is KeptPhoto =>
  isRecord(photo) && typeof photo['name'] === 'string' && photo['blob'] instanceof Blob;

/** What was kept may be from an older version of the app, or anything at all. */
export function readStored(value: unknown): StoredDraft | null {
  if (!isRecord(value) || !isRecord(value['draft'])) return null;
  const { draft, rememberedPrice, draftId, revision, basedOn } = value;
  if (typeof draftId !== 'string' || typeof revision !== 'number') return null;
  const text = (name: string): string => (typeof draft[name] === 'string' ? draft[name] : '');
  const type = text('price_type');
  const { location } = draft;
  return {
    draft: {
      title: text('title'),
      description: text('description'),
      category_id: text('category_id'),
      price_type: type === 'fixed' || type === 'negotiable' || type === 'free' ? type : '',
      price: text('price'),
      location: isPlace(location) ? location : null,
      contact_email: text('contact_email'),
      contact_phone: text('contact_phone'),
    },
    rememberedPrice: typeof rememberedPrice === 'string' ? rememberedPrice : '',
    draftId,
    revision,
    basedOn: typeof basedOn === 'string' ? basedOn : null,
  };
}

/** None where there are none that can be read. */
export function readPhotos(value: unknown): KeptPhotos {
  const { photos, slots } = isRecord(value) ? value : {};
  return {
    photos: Array.isArray(photos) ? photos.filter(isPhoto) : [],
    slots: typeof slots === 'number' ? slots : limits.imagesMax,
  };
}
