import type { KeptName } from '@porchlight/domain';
import { promisifyRequest, type UseStore } from 'idb-keyval';

const DATABASE = 'porchlight' satisfies KeptName<'database'>;
const STORE = 'photos';

/** Closed after each use: an open connection would block another version of the app. */
const shelf: UseStore = async (mode, act) => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  try {
    return await act(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

/** The last operation of any form; the next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/** Runs an operation on the photo database, after earlier ones. Never rejects. */
export function onShelf<Value>(
  act: (photos: UseStore) => Promise<Value>,
  otherwise: NoInfer<Value>,
): Promise<Value> {
  const turn = last.then(() => act(shelf)).catch(() => otherwise);
  last = turn;
  return turn;
}
