import type { MessageAnswer } from '@porchlight/domain';
import { inLanguage, languageOf, type Said } from '../language/index.ts';
import type { ApiContext } from './context.ts';
import { acceptedEncoding, compressed, compressedMinBytes } from './encodings.ts';

/**
 * Responds with `{ data }` and 200 or another success status. The text is compressed here in one piece, which
 * is cheaper than as a stream. For a page that the server renders, the data is handed over unserialized.
 */
export function ok(c: ApiContext, data: unknown, status: 200 | 201 = 200): Response {
  const handOver = c.env?.handOver;
  if (handOver !== undefined) {
    handOver(data);
    return c.body(null, status);
  }
  const json = JSON.stringify({ data });
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (json.length < compressedMinBytes) return c.body(json, status, headers);
  headers['vary'] = 'Accept-Encoding';
  // All programs that accept compression know gzip.
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), ['gzip']);
  if (encoding === null) return c.body(json, status, headers);
  headers['content-encoding'] = encoding;
  return c.body(compressed(json, encoding), status, headers);
}

/** Responds with a message for users, in the language of the request. */
export const okMessage = (c: ApiContext, said: Said): Response =>
  ok(c, { message: inLanguage(said, languageOf(c)) } satisfies MessageAnswer);

export function noContent(c: ApiContext): Response {
  return c.body(null, 204);
}
