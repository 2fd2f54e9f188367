import { isRecord, knownPeriod, knownCondition } from '@porchlight/domain';
import type { StoredDraft } from '@porchlight/flows/listingEditor';
import type { Turn } from '@porchlight/flows/uploadQueue';

/** A stored photo of a draft, with its file. */
export interface KeptFile {
  name: string;
  blob: Blob;
  turn: Turn;
}

/** A photo of the listing. */
export interface KeptOwn {
  id: string;
  turn: Turn;
}

/** Photos of a form, the primary one first. */
export interface KeptPhotos {
  photos: readonly (KeptFile | KeptOwn)[];
  /** Ids of all photos that the listing had, kept or not. */
  known: readonly string[];
}

const isPlace = (value: unknown): value is NonNullable<StoredDraft['draft']['location']> =>
  isRecord(value) && typeof value['formatted'] === 'string' && typeof value['place_id'] === 'string';

const turns: readonly unknown[] = [0, 90, 180, 270] satisfies Turn[];
const isTurn = (value: unknown): value is Turn => turns.includes(value);

/** Photos stored by versions without rotation are upright. */
function readPhoto(photo: unknown): KeptFile | KeptOwn | [] {
  if (!isRecord(photo)) return [];
  const { name, blob, id } = photo;
  const turn = isTurn(photo['turn']) ? photo['turn'] : 0;
  if (typeof name === 'string' && blob instanceof Blob) return { name, blob, turn };
  return typeof id === 'string' ? { id, turn } : [];
}

/** Reads a stored draft, which may be from an older version, or invalid. */
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
      price_period: knownPeriod(text('price_period')) ?? '',
      condition: knownCondition(draft['condition']) ?? '',
      location: isPlace(location) ? location : null,
      contact_email: text('contact_email'),
      contact_phone: text('contact_phone'),
      show_phone: draft['show_phone'] === true,
    },
    rememberedPrice: typeof rememberedPrice === 'string' ? rememberedPrice : '',
    draftId,
    revision,
    basedOn: typeof basedOn === 'string' ? basedOn : null,
  };
}

/** Null when none can be read. */
export function readPhotos(value: unknown): KeptPhotos | null {
  if (!isRecord(value) || !Array.isArray(value['photos'])) return null;
  const { photos, known } = value;
  return {
    photos: photos.flatMap(readPhoto),
    known: Array.isArray(known) ? known.filter((id) => typeof id === 'string') : [],
  };
}
