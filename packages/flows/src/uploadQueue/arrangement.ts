import type { ListingPhotoInput } from '@porchlight/domain';

import {
  inOrder,
  type ExistingPhoto,
  type PickedFile,
  type Turn,
  type UploadItem,
  type UploadQueueContext,
} from './items.ts';

/** The stored photos of a form: the listing's own, and files. */
export interface KeptArrangement {
  /** Photos of the listing, by id. */
  kept: readonly { id: string; turn: Turn }[];
  /** All photos the listing had then, kept or not: photos added to it since stay. */
  known: readonly string[];
  files: readonly PickedFile[];
  /** Ids of all photos, in order. */
  order: readonly string[];
}

const itemOf = ({ image, preview }: ExistingPhoto, turn: Turn = 0): UploadItem => ({
  id: image.id,
  file: null,
  preview,
  status: 'done',
  compressed: null,
  image,
  turn,
  error: null,
  becomesStill: false,
});

/** The queue of a listing with photos. */
export const withExisting = (
  photos: readonly ExistingPhoto[],
  copied: boolean,
): Pick<UploadQueueContext, 'items' | 'original' | 'copied'> => ({
  items: photos.map((photo) => itemOf(photo)),
  original: photos,
  copied,
});

/**
 * The queue with the stored photos restored. Photos removed from the listing since are dropped; those added since
 * come first.
 */
export function restored(
  { original }: UploadQueueContext,
  { kept, known, files, order }: KeptArrangement,
): Pick<UploadQueueContext, 'items' | 'incoming' | 'order' | 'notices'> {
  const turns = new Map(kept.map(({ id, turn }) => [id, turn]));
  const isNew = ({ image }: ExistingPhoto): boolean => !known.includes(image.id);
  const whole = [...original.filter(isNew).map(({ image }) => image.id), ...order];
  const items = original
    .filter((photo) => turns.has(photo.image.id) || isNew(photo))
    .map((photo) => itemOf(photo, turns.get(photo.image.id)));
  return { items: inOrder(items, whole), incoming: [...files], order: whole, notices: [] };
}

const turned: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** The items with one rotated by a quarter turn. */
export const turnItem = (items: readonly UploadItem[], id: string): UploadItem[] =>
  items.map((item) => (item.id === id ? { ...item, turn: turned[item.turn] } : item));

const isToBeSent = ({ status, compressed }: UploadItem): boolean => status === 'done' && compressed !== null;

/** The next photo to upload, or the one being uploaded. */
export const nextToSend = ({ items }: Pick<UploadQueueContext, 'items'>): UploadItem | undefined =>
  items.find((item) => isToBeSent(item) && item.image === null);

/** Number of the photo being uploaded, from 1, and of how many. */
export function sendingPlace({ items }: Pick<UploadQueueContext, 'items'>): { photo: number; of: number } {
  const chosen = items.filter(isToBeSent);
  const sent = chosen.filter(({ image }) => image !== null).length;
  return { photo: Math.min(sent + 1, chosen.length), of: chosen.length };
}

/** Whether the photos are the listing's own, unchanged. */
export const isUntouched = ({
  items,
  incoming,
  original,
}: Pick<UploadQueueContext, 'items' | 'incoming' | 'original'>): boolean =>
  incoming.length === 0 &&
  items.length === original.length &&
  items.every(({ image, turn }, place) => turn === 0 && image?.id === original[place]?.image.id);

/** The photos in the listing's request format; undefined when it keeps its own. */
export function photosOf(context: UploadQueueContext): ListingPhotoInput[] | undefined {
  if (isUntouched(context) && !(context.copied && context.items.length > 0)) return undefined;
  return context.items.flatMap(({ image, turn, status }) =>
    image === null || status === 'failed' ? [] : { id: image.id, ...(turn !== 0 && { turn }) },
  );
}
