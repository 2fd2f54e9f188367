import { isRecord, limits } from '@porchlight/domain';
import type { ApiContext } from './context.ts';
import { badRequest, tooLarge, unsupportedType, type HttpError } from './errors.ts';

/** A NUL as JSON writes it, with the backslash that is not itself escaped. Not by a reviver: it looks at every value. */
const escapedNul = /\\u0000(?<=(?:^|[^\\])(?:\\\\)*\\u0000)/g;

/**
 * Reads a JSON object of at most 1 MB. NUL characters, which PostgreSQL cannot keep, are dropped from texts.
 * @throws HttpError 415 for another type, 413 when it is larger (before it is read whole), 400 when it is not an object
 */
export async function readJson(c: ApiContext): Promise<Record<string, unknown>> {
  const type = mediaType(c);
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw unsupportedType('Send the request as application/json.');
  }
  const text = new TextDecoder().decode(await readBytes(c, limits.jsonBodyMaxBytes));
  let value: unknown;
  try {
    value = JSON.parse(text.replace(escapedNul, ''));
  } catch {
    throw badRequest('The request is not valid JSON.');
  }
  if (!isRecord(value)) throw badRequest('The request must be a JSON object.');
  return value;
}

/**
 * Reads a multipart form no larger than the largest upload.
 * @throws HttpError 415 for another type, 413 when it is larger (before it is read whole), 400 when it is damaged
 */
export async function readMultipart(c: ApiContext): Promise<FormData> {
  if (mediaType(c) !== 'multipart/form-data')
    throw unsupportedType('Send the request as multipart/form-data.');
  const bytes = await readBytes(c, limits.uploadBodyMaxBytes);
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw badRequest('The form could not be read.');
  }
}

function mediaType(c: ApiContext): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readBytes(c: ApiContext, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  if (Number(c.req.header('content-length') ?? 0) > max) throw rejectBody(reader);
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > max) throw rejectBody(reader);
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** How much of a refused body is still taken from the line, and how long. */
const DISCARD_MAX_BYTES = 128 * 1_048_576;
const DISCARD_TIMEOUT_MS = 10_000;

/**
 * The answer to a body that is too large. It is sent at once, and the rest of the body is read and discarded: closing
 * the connection while the sender still writes would lose the answer.
 */
function rejectBody(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): HttpError {
  if (reader !== undefined) void discardRest(reader).catch(() => {});
  return tooLarge();
}

async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = (): void => void reader.cancel().catch(() => {});
  const timeout = setTimeout(stop, DISCARD_TIMEOUT_MS).unref();
  let size = 0;
  for (let rest = true; rest;) {
    // Let the answer and other requests go first.
    await new Promise((resolve) => setImmediate(resolve));
    const { done, value } = await reader.read();
    size += value?.byteLength ?? 0;
    if (size > DISCARD_MAX_BYTES) stop();
    rest = !done;
  }
  clearTimeout(timeout);
}
