export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Storage for pictures. Keys are relative paths of `[a-z0-9._-]` segments, e.g. `0197…/640.webp`; they are never
 * reused for other bytes, so that responses can be cached forever. Pictures are public under `/images/{key}`, except
 * those under `private/`.
 */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Ignores missing files. Keys under `seed/` are shared between listings and are kept. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key but those under `seed/`, with the time it was stored, for finding files without records. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}
