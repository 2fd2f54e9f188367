import { createHash, randomInt } from 'node:crypto';
import { stringify, v7 } from 'uuid';
import type { Clock, Ids } from './ports/index.ts';

/** Pattern of this server's ids, for routes and checks before SQL. */
export const ID_PATTERN = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

const idExpression = new RegExp(`^${ID_PATTERN}$`);

/** Whether a text could be an id of this server; anything else needs no query. */
export function isId(text: string): boolean {
  return idExpression.test(text);
}

/** UUIDv7: the time in milliseconds, a counter within that millisecond, then random bits. */
export function uuidV7Ids(clock: Clock): Ids {
  let lastTime = 0;
  let seq = 0;
  return {
    next() {
      const msecs = clock.now().getTime();
      // Each millisecond starts at a random number, with room left for counting up.
      seq = msecs === lastTime ? seq + 1 : randomInt(2 ** 31);
      lastTime = msecs;
      return v7({ msecs, seq });
    },
  };
}

/** The fixed timestamp in ids made from names, which have no creation time. */
const NAMED_TIME = Date.UTC(2024, 0, 1);

/** An id made from a name, the same in every database. */
export function namedId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind}:${name}`).digest();
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(NAMED_TIME, 0, 6);
  hash.copy(bytes, 6, 0, 10);
  // The version and the variant of UUIDv7.
  bytes[6] = 0x70 | (hash.readUInt8(0) & 0x0f);
  bytes[8] = 0x80 | (hash.readUInt8(2) & 0x3f);
  return stringify(bytes);
}
