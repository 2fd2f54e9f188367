import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Ids } from './ports/index.ts';

/** What an id of this server looks like, for route patterns and checks before SQL. */
export const ID_PATTERN = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

const idExpression = new RegExp(`^${ID_PATTERN}$`);

/** Whether a text could be an id of this server; anything else needs no look into the database. */
export function isId(text: string): boolean {
  return idExpression.test(text);
}

/** UUIDv7: the time in milliseconds, then a counter within that millisecond, then chance. */
export function uuidV7Ids(clock: Clock, random: (size: number) => Buffer = randomBytes): Ids {
  let lastTime = 0;
  let counter = 0;
  return {
    next() {
      const time = clock.now().getTime();
      counter = time === lastTime ? counter + 1 : 0;
      lastTime = time;
      return uuidV7(time, counter & 0xfff, random(8));
    },
  };
}

/** The id for a moment, a counter of 12 bits and eight bytes of chance. */
export function uuidV7(time: number, counter: number, tail: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.set(tail, 8);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The moment that ids made from names tell: none of them is about when something was made. */
const NAMED_TIME = Date.UTC(2024, 0, 1);

/** An id that is the same in every database, made from what it stands for. */
export function namedId(kind: string, name: string): string {
  const bytes = createHash('sha256').update(`${kind}:${name}`).digest();
  return uuidV7(NAMED_TIME, bytes.readUInt16BE(0) & 0xfff, bytes.subarray(2, 10));
}
