import { isRecord, knownPeriod, knownCondition } from '@porchlight/domain';
import type { StoredDraft } from '@porchlight/flows/listingEditor';
import type { Turn } from '@porchlight/flows/uploadQueue';

/** A photo as it is kept with a draft: the file itself. */
export interface KeptFile {
  name: string;
  blob: Blob;
  turn: Turn;
}

/** A photo that the listing has. */
export interface KeptOwn {
  id: string;
  turn: Turn;
}

/** Photos of a form, the primary one first. */
export interface KeptPhotos {
  photos: readonly (KeptFile | KeptOwn)[];
  /** Ids of those that the listing had, whether or not they are to stay. */
  known: readonly string[];
}

const isPlace = (value: unknown): value is NonNullable<StoredDraft['draft']['location']> =>
  isRecord(value) && typeof value['formatted'] === 'string' && typeof value['place_id'] === 'string';

const turns: readonly unknown[] = [0, 90, 180, 270] satisfies Turn[];
const isTurn = (value: unknown): value is Turn => turns.includes(value);

/** One that was kept before photos could be turned is upright. */
function readPhoto(photo: unknown): KeptFile | KeptOwn | [] {
  if (!isRecord(photo)) return [];
  const { name, blob, id } = photo;
  const turn = isTurn(photo['turn']) ? photo['turn'] : 0;
  if (typeof name === 'string' && blob instanceof Blob) return { name, blob, turn };
  return typeof id === 'string' ? { id, turn } : [];
}

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

/** Null where there are none that can be read. */
export function readPhotos(value: unknown): KeptPhotos | null {
  if (!isRecord(value) || !Array.isArray(value['photos'])) return null;
  const { photos, known } = value;
  return {
    photos: photos.flatMap(readPhoto),
    known: Array.isArray(known) ? known.filter((id) => typeof id === 'string') : [],
  };
}
