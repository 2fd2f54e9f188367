import type { ApiContext } from './context.ts';
import { acceptedEncoding, compressed, compressedMinBytes } from './encodings.ts';

/**
 * Answers `{ data }` with 200, or another status of success. It is compressed here, where the whole text is at
 * hand: as a stream it would go through several queues. A page that is being rendered takes the data as it is.
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
  // Programs are asked for no more than what every one of them knows.
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), ['gzip']);
  if (encoding === null) return c.body(json, status, headers);
  headers['content-encoding'] = encoding;
  return c.body(compressed(json, encoding), status, headers);
}

/** Answers 204. */
export function noContent(c: ApiContext): Response {
  return c.body(null, 204);
}
