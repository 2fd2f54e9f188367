import { texts, type ListingImage, type PhotoTurn } from '@porchlight/domain';

import {
  compressionErrorText,
  fileProblem,
  maxSourcePixels,
  type CompressedImage,
  type ImageFacts,
} from '../compression/index.ts';

/** A chosen file. The id is set by the app and unique in the queue. */
export interface PickedFile {
  id: string;
  file: Blob & { readonly name: string };
  /** Rotation of a restored photo. Default not. */
  turn?: Turn;
}

/** Clockwise rotation of a photo, in degrees. */
export type Turn = 0 | PhotoTurn;

/** A photo of the listing, and a URL to show it. */
export interface ExistingPhoto {
  image: ListingImage;
  preview: string;
}

/** What inspecting a chosen file's first bytes found. */
export interface InspectedFile extends ImageFacts {
  id: string;
  /** An object URL to show it; `null` for files that are not shown. */
  preview: string | null;
}

/** Progress of preparing a photo. */
export type UploadStatus = 'waiting' | 'compressing' | 'done' | 'failed';

/** A photo, chosen here or already in the listing. */
export interface UploadItem {
  id: string;
  /** `null` for a photo that was not chosen here. */
  file: PickedFile['file'] | null;
  preview: string;
  status: UploadStatus;
  compressed: CompressedImage | null;
  /** The uploaded image. `null` until uploaded. */
  image: ListingImage | null;
  turn: Turn;
  error: string | null;
  /** A GIF, animated WebP or animated PNG loses its animation; show a note. */
  becomesStill: boolean;
}

/** Files that were rejected for the same reason. */
export interface RejectedFiles {
  text: string;
  /** Names of the files, in the order they were chosen. */
  names: string[];
}

/** Context of the upload queue machine. */
export interface UploadQueueContext {
  /** In the listing's order; the first is the primary photo. */
  items: UploadItem[];
  /** Chosen, not inspected yet. */
  incoming: PickedFile[];
  /** Ids in the order to restore photos in; the others follow. */
  order: readonly string[];
  /** Photos the listing had when the queue started. */
  original: readonly ExistingPhoto[];
  /** The photos belong to another listing: the new one gets copies. */
  copied: boolean;
  slots: number;
  /** Which of the last chosen files were rejected, and why. */
  notices: RejectedFiles[];
  /** The text of the alert about photos that could not be prepared. */
  alert: string | null;
  /** Whether an upload was requested. */
  wanted: boolean;
  /** Upload progress of the current photo, 0 to 1. */
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

/** How many more photos can be added. */
export function remainingSlots({ slots, items }: Pick<UploadQueueContext, 'slots' | 'items'>): number {
  return Math.max(0, slots - items.length);
}

/** The item being prepared, or the next to prepare. */
export function currentItem({ items }: Pick<UploadQueueContext, 'items'>): UploadItem | undefined {
  const first = (wanted: UploadStatus) => items.find(({ status }) => status === wanted);
  return first('compressing') ?? first('waiting');
}

/** The items in a partly known order; the others follow, unchanged. */
export function inOrder(items: readonly UploadItem[], order: readonly string[]): UploadItem[] {
  const placeOf = ({ id }: UploadItem): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The queue after a batch was inspected: accepted files become items, the rest become notices. */
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
      turn: picked.turn ?? seen.turn ?? 0,
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

/** The items with the current one updated. */
export const changeCurrent = (context: UploadQueueContext, changes: Partial<UploadItem>): UploadItem[] =>
  changeItem(context, currentItem(context), changes);

/** The items with this one updated. */
export const changeItem = (
  { items }: Pick<UploadQueueContext, 'items'>,
  changed: UploadItem | undefined,
  changes: Partial<UploadItem>,
): UploadItem[] => items.map((item) => (item === changed ? { ...item, ...changes } : item));

/** Changes to an item whose preparation failed. */
export function failedChanges(error: unknown): Partial<UploadItem> {
  return { status: 'failed', error: compressionErrorText(error) };
}

/** The items with one moved to another position. */
export function moveItem(items: readonly UploadItem[], id: string, to: number): UploadItem[] {
  const moved = items.find((item) => item.id === id);
  const others = items.filter((item) => item !== moved);
  return moved === undefined ? others : others.toSpliced(Math.max(0, to), 0, moved);
}
