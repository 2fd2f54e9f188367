import type { ListingPhotoInput } from '@porchlight/domain';

import {
  inOrder,
  type ExistingPhoto,
  type PickedFile,
  type Turn,
  type UploadItem,
  type UploadQueueContext,
} from './items.ts';

/** What was kept of the photos of a form: those that the listing had, and files. */
export interface KeptArrangement {
  /** Photos of the listing, by id. */
  kept: readonly { id: string; turn: Turn }[];
  /** Those it had then, whether or not they were to stay: others came since, and stay. */
  known: readonly string[];
  files: readonly PickedFile[];
  /** Ids of all of them. */
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

/** The queue of a listing that has photos. */
export const withExisting = (
  photos: readonly ExistingPhoto[],
  copied: boolean,
): Pick<UploadQueueContext, 'items' | 'original' | 'copied'> => ({
  items: photos.map((photo) => itemOf(photo)),
  original: photos,
  copied,
});

/** The queue with what was kept in it. Photos that the listing lost since are gone; those it got since stand first. */
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

/** The items with one of them turned a quarter. */
export const turnItem = (items: readonly UploadItem[], id: string): UploadItem[] =>
  items.map((item) => (item.id === id ? { ...item, turn: turned[item.turn] } : item));

const isToBeSent = ({ status, compressed }: UploadItem): boolean => status === 'done' && compressed !== null;

/** The next photo to be sent, or the one that is being sent. */
export const nextToSend = ({ items }: Pick<UploadQueueContext, 'items'>): UploadItem | undefined =>
  items.find((item) => isToBeSent(item) && item.image === null);

/** Which of the chosen photos is being sent, from 1, and how many there are. */
export function sendingPlace({ items }: Pick<UploadQueueContext, 'items'>): { photo: number; of: number } {
  const chosen = items.filter(isToBeSent);
  const sent = chosen.filter(({ image }) => image !== null).length;
  return { photo: Math.min(sent + 1, chosen.length), of: chosen.length };
}

/** Whether the photos are those that the listing has, as it has them. */
export const isUntouched = ({
  items,
  incoming,
  original,
}: Pick<UploadQueueContext, 'items' | 'incoming' | 'original'>): boolean =>
  incoming.length === 0 &&
  items.length === original.length &&
  items.every(({ image, turn }, place) => turn === 0 && image?.id === original[place]?.image.id);

/** The photos as a listing names them; undefined when it keeps those it has. */
export function photosOf(context: UploadQueueContext): ListingPhotoInput[] | undefined {
  if (isUntouched(context) && !(context.copied && context.items.length > 0)) return undefined;
  return context.items.flatMap(({ image, turn, status }) =>
    image === null || status === 'failed' ? [] : { id: image.id, ...(turn !== 0 && { turn }) },
  );
}
