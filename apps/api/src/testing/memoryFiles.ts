import type { Clock, Files, StoredFile } from '../platform/ports/index.ts';
import { systemClock } from '../platform/clock.ts';
import { contentTypeOf, isFileKey, seedPrefix } from '../platform/files/keys.ts';

/** A file store in memory; `keys()` lists its content. */
export function createMemoryFiles(clock: Clock = systemClock): Files & { keys(): string[] } {
  const stored = new Map<string, StoredFile & { storedAt: Date }>();
  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error('The key and the type of a picture disagree.');
      stored.set(key, { bytes, contentType, storedAt: clock.now() });
    },
    async get(key) {
      const file = stored.get(key);
      return file === undefined ? null : { bytes: file.bytes, contentType: file.contentType };
    },
    async remove(keys) {
      for (const key of keys) {
        if (!isFileKey(key)) throw new Error('Not the key of a picture.');
        if (!key.startsWith(seedPrefix)) stored.delete(key);
      }
    },
    async *list() {
      for (const [key, { storedAt }] of stored) if (!key.startsWith(seedPrefix)) yield { key, storedAt };
    },
    keys: () => [...stored.keys()],
  };
}
