const DATABASE = 'porchlight';
const STORE = 'photos';

/** The answer to a request of IndexedDB. */
export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** A full disk refuses at the very end: only then is it known that something was kept. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
  });

async function within<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const [value] = await Promise.all([act(transaction.objectStore(STORE)), finished(transaction)]);
    return value;
  } finally {
    database.close();
  }
}

/** The last call to the shelf, of whichever form: the next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/** Does something with the shelf of photos, after whatever was asked before. Never rejects. */
export function onShelf<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const turn = last.then(() => within(mode, act)).catch(() => otherwise);
  last = turn;
  return turn;
}
