import { limits, texts, type ImageType, type ListingImage } from '@porchlight/domain';

import {
  compressionErrorText,
  maxSourcePixels,
  type CompressedImage,
  type ImageFacts,
} from '../compression/index.ts';

/** A file as it was chosen. The id is the app's own, unique in the queue. */
export interface PickedFile {
  id: string;
  file: Blob & { readonly name: string };
}

/** What a look at a chosen file's first bytes told. */
export interface InspectedFile extends ImageFacts {
  id: string;
  /** An object URL to show it with; `null` for files that will not be shown. */
  preview: string | null;
}

/** How far a photo is with being prepared. */
export type UploadStatus = 'waiting' | 'compressing' | 'done' | 'failed';

/** One chosen photo. */
export interface UploadItem {
  id: string;
  file: PickedFile['file'];
  /** What the file really is. */
  type: ImageType;
  preview: string;
  status: UploadStatus;
  compressed: CompressedImage | null;
  error: string | null;
  /** A GIF loses its movement; say so. */
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
  /** In the order they were chosen; the first is the primary photo. */
  items: UploadItem[];
  /** Chosen, not looked at yet. */
  incoming: PickedFile[];
  slots: number;
  /** Which of the files just chosen were not added, and why. */
  notices: RejectedFiles[];
  /** The text of the alert about photos that could not be prepared. */
  alert: string | null;
  /** The listing to send to, from the moment sending was asked for. */
  listingId: string | null;
  /** How much is sent, 0 to 1. */
  progress: number;
  /** What the server made of the photos. */
  images: ListingImage[];
}

export function emptyQueue(slots: number): UploadQueueContext {
  return {
    items: [],
    incoming: [],
    slots,
    notices: [],
    alert: null,
    listingId: null,
    progress: 0,
    images: [],
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

export function hasDone({ items }: Pick<UploadQueueContext, 'items'>): boolean {
  return items.some(({ status }) => status === 'done');
}

/** Why a file is not taken; `null` when it is fine. */
function objection({ file }: PickedFile, facts: InspectedFile | undefined): string | null {
  if (facts?.type === undefined || facts.preview === null) return texts.images.typesInvalid;
  return file.size > limits.imageMaxBytes ? texts.images.tooLarge : null;
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
    const problem = objection(picked, seen) ?? (added.length >= room ? texts.images.tooMany(room) : null);
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
      type: seen.type,
      preview: seen.preview,
      status: isTooBig ? 'failed' : 'waiting',
      compressed: null,
      error: isTooBig ? texts.images.loadFailed : null,
      becomesStill: seen.type === 'image/gif',
    });
  }
  return {
    items: [...context.items, ...added],
    incoming: context.incoming.filter(({ id }) => !facts.has(id)),
    notices: [...notices].map(([text, names]) => ({ text, names })),
    alert,
    released,
  };
}

/**
 * How much of each photo has left, 0 to 1, by id: they travel one after the other in one call. Photos that are not
 * sent are not in it.
 */
export function uploadProgressById({
  items,
  progress,
}: Pick<UploadQueueContext, 'items' | 'progress'>): ReadonlyMap<string, number> {
  const sent = items.flatMap(({ id, compressed }) =>
    compressed === null ? [] : { id, size: compressed.blob.size },
  );
  let left = progress * sent.reduce((sum, { size }) => sum + size, 0);
  return new Map(
    sent.map(({ id, size }) => {
      const share = size === 0 ? progress : Math.min(1, Math.max(0, left / size));
      left -= size;
      return [id, share];
    }),
  );
}

/** The items with the current one changed. */
export function changeCurrent(context: UploadQueueContext, changes: Partial<UploadItem>): UploadItem[] {
  const current = currentItem(context);
  return context.items.map((item) => (item === current ? { ...item, ...changes } : item));
}

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
