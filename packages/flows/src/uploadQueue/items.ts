import { texts, type ListingImage, type PhotoTurn } from '@porchlight/domain';

import {
  compressionErrorText,
  fileProblem,
  maxSourcePixels,
  type CompressedImage,
  type ImageFacts,
} from '../compression/index.ts';

/** A file as it was chosen. The id is the app's own, unique in the queue. */
export interface PickedFile {
  id: string;
  file: Blob & { readonly name: string };
  /** How far it was turned already, when it comes back. Default not. */
  turn?: Turn;
}

/** Degrees that a photo is turned by, clockwise. */
export type Turn = 0 | PhotoTurn;

/** A photo that a listing has, and an address to show it with. */
export interface ExistingPhoto {
  image: ListingImage;
  preview: string;
}

/** What a look at a chosen file's first bytes told. */
export interface InspectedFile extends ImageFacts {
  id: string;
  /** An object URL to show it with; `null` for files that will not be shown. */
  preview: string | null;
}

/** How far a photo is with being prepared. */
export type UploadStatus = 'waiting' | 'compressing' | 'done' | 'failed';

/** One photo: chosen here, or one that the listing has. */
export interface UploadItem {
  id: string;
  /** Null of one that was not chosen here. */
  file: PickedFile['file'] | null;
  preview: string;
  status: UploadStatus;
  compressed: CompressedImage | null;
  /** What the server has of it. Null until it was sent. */
  image: ListingImage | null;
  turn: Turn;
  error: string | null;
  /** A GIF, an animated WebP or PNG loses its movement; say so. */
  becomesStill: boolean;
}

/** Files that were not added for one and the same reason. */
export interface RejectedFiles {
  text: string;
  /** Names of the files, in the order they were chosen. */
  names: string[];
}

/** What the photo queue knows while it runs. */
export interface UploadQueueContext {
  /** In the order that the listing shows them in; the first is the primary photo. */
  items: UploadItem[];
  /** Chosen, not looked at yet. */
  incoming: PickedFile[];
  /** Ids in the order that photos come back in; the others stand behind them. */
  order: readonly string[];
  /** Those that the listing had when the queue began. */
  original: readonly ExistingPhoto[];
  /** They are another listing's: the new one is to have copies. */
  copied: boolean;
  slots: number;
  /** Which of the files just chosen were not added, and why. */
  notices: RejectedFiles[];
  /** The text of the alert about photos that could not be prepared. */
  alert: string | null;
  /** Whether sending was asked for. */
  wanted: boolean;
  /** How much of the photo that is being sent has left, 0 to 1. */
  progress: number;
}

export function emptyQueue(slots: number): UploadQueueContext {
  return {
    items: [],
    incoming: [],
    order: [],
    original: [],
    copied: false,
    slots,
    notices: [],
    alert: null,
    wanted: false,
    progress: 0,
  };
}

/** How many photos may still be added. */
export function remainingSlots({ slots, items }: Pick<UploadQueueContext, 'slots' | 'items'>): number {
  return Math.max(0, slots - items.length);
}

/** The item that is being prepared, or is next to be. */
export function currentItem({ items }: Pick<UploadQueueContext, 'items'>): UploadItem | undefined {
  const first = (wanted: UploadStatus) => items.find(({ status }) => status === wanted);
  return first('compressing') ?? first('waiting');
}

/** The items in an order that is partly known; the others stand behind, as they were. */
export function inOrder(items: readonly UploadItem[], order: readonly string[]): UploadItem[] {
  const placeOf = ({ id }: UploadItem): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The queue after a batch was looked at: what fits becomes items, the rest is told about. */
export function admitFiles(
  context: UploadQueueContext,
  inspected: readonly InspectedFile[],
): Pick<UploadQueueContext, 'items' | 'incoming' | 'notices' | 'alert'> & { released: string[] } {
  const facts = new Map(inspected.map((file) => [file.id, file]));
  const room = remainingSlots(context);
  const added: UploadItem[] = [];
  const notices = new Map(context.notices.map(({ text, names }) => [text, names]));
  const released: string[] = [];
  let alert = context.alert;

  for (const picked of context.incoming.filter(({ id }) => facts.has(id))) {
    const seen = facts.get(picked.id);
    const problem =
      fileProblem(picked.file, seen ?? { type: undefined }) ??
      (added.length >= room ? texts.images.tooMany(room) : null);
    if (problem !== null || seen?.type === undefined || seen.preview === null) {
      const reason = problem ?? texts.images.typesInvalid;
      notices.set(reason, [...(notices.get(reason) ?? []), picked.file.name]);
      if (seen?.preview != null) released.push(seen.preview);
      continue;
    }
    const isTooBig = (seen.width ?? 0) * (seen.height ?? 0) > maxSourcePixels;
    if (isTooBig) alert = texts.images.processingFailed;
    added.push({
      id: picked.id,
      file: picked.file,
      preview: seen.preview,
      status: isTooBig ? 'failed' : 'waiting',
      compressed: null,
      image: null,
      turn: picked.turn ?? 0,
      error: isTooBig ? texts.images.loadFailed : null,
      becomesStill: seen.type === 'image/gif' || seen.isAnimated === true,
    });
  }
  return {
    items: inOrder([...context.items, ...added], context.order),
    incoming: context.incoming.filter(({ id }) => !facts.has(id)),
    notices: [...notices].map(([text, names]) => ({ text, names })),
    alert,
    released,
  };
}

/** The items with the current one changed. */
export const changeCurrent = (context: UploadQueueContext, changes: Partial<UploadItem>): UploadItem[] =>
  changeItem(context, currentItem(context), changes);

/** The items with this one changed. */
export const changeItem = (
  { items }: Pick<UploadQueueContext, 'items'>,
  changed: UploadItem | undefined,
  changes: Partial<UploadItem>,
): UploadItem[] => items.map((item) => (item === changed ? { ...item, ...changes } : item));

/** What an item shows that could not be prepared. */
export function failedChanges(error: unknown): Partial<UploadItem> {
  return { status: 'failed', error: compressionErrorText(error) };
}

/** The items with one of them at another place. */
export function moveItem(items: readonly UploadItem[], id: string, to: number): UploadItem[] {
  const moved = items.find((item) => item.id === id);
  const others = items.filter((item) => item !== moved);
  return moved === undefined ? others : others.toSpliced(Math.max(0, to), 0, moved);
}
