import type { StoredDraft } from '@porchlight/flows/listingEditor';

/** A photo as it is kept with a draft: the file itself. */
export interface KeptPhoto {
  name: string;
  blob: Blob;
}

/** What is kept of a form between visits, on this device only. */
export interface KeptDraft {
  stored: StoredDraft;
  photos: readonly KeptPhoto[];
}

/** Where drafts are kept. Nothing ever rejects: without storage a draft simply does not outlive the page. */
export interface DraftStore {
  read: (key: string) => Promise<KeptDraft | null>;
  write: (key: string, draft: KeptDraft) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const DATABASE = 'porchlight';
const STORE = 'drafts';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function within<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was kept may be from an older version of the app, or anything at all. */
function readKept(value: unknown): KeptDraft | null {
  if (!isRecord(value) || !isRecord(value['stored']) || !isRecord(value['stored']['draft'])) return null;
  const photos = Array.isArray(value['photos']) ? value['photos'] : [];
  const isPhoto = (photo: unknown): photo is KeptPhoto =>
    isRecord(photo) && typeof photo['name'] === 'string' && photo['blob'] instanceof Blob;
  const { draft, rememberedPrice, draftId, revision, basedOn } = value['stored'];
  if (typeof draftId !== 'string' || typeof revision !== 'number' || !isRecord(draft)) return null;
  const text = (name: string): string => (typeof draft[name] === 'string' ? draft[name] : '');
  const type = text('price_type');
  const { location } = draft;
  return {
    stored: {
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
    },
    photos: photos.filter(isPhoto),
  };
}

function isPlace(value: unknown): value is NonNullable<StoredDraft['draft']['location']> {
  return isRecord(value) && typeof value['formatted'] === 'string' && typeof value['place_id'] === 'string';
}

/** Drafts in IndexedDB, which holds photos as they are. Keys carry the person, so that nobody finds another's. */
export function createDraftStore(userId: string): DraftStore {
  const name = (key: string): string => `${userId}/${key}`;
  const quietly = async <Value>(act: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) =>
      quietly(async () => readKept(await within<unknown>('readonly', (store) => store.get(name(key)))), null),
    write: (key, draft) =>
      quietly(async () => {
        await within('readwrite', (store) => store.put(draft, name(key)));
      }, undefined),
    remove: (key) =>
      quietly(async () => {
        await within('readwrite', (store) => store.delete(name(key)));
      }, undefined),
  };
}
