/** A stored file as it is read back. */
export interface StoredFile {
  bytes: Uint8Array;
  /** MIME type it was stored with. */
  contentType: string;
}

/**
 * Where pictures are kept. Keys are relative paths of `[a-z0-9._-]` segments, e.g. `0197…/640.webp`; they are
 * never reused for other bytes, so that answers may be cached for ever. Pictures are public under `/images/{key}`; what
 * lies under `private/` is not.
 */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. Keys under `seed/` are shared between listings and are kept. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key but those under `seed/`, with the time it was stored: for finding what no record speaks of. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}
