import { limits } from '@porchlight/domain';
import type { ApiContext } from './context.ts';
import { badRequest, tooLarge, unsupportedType } from './errors.ts';

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
    value = JSON.parse(text, (_key, field: unknown) =>
      typeof field === 'string' ? field.replaceAll('\0', '') : field,
    );
  } catch {
    throw badRequest('The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The request must be a JSON object.');
  }
  return { ...value };
}

/**
 * Reads a multipart form of at most 55 MB.
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
  if (Number(c.req.header('content-length') ?? 0) > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > max) {
      // Not awaited: a sender that never stops must not hold the answer back.
      void reader.cancel().catch(() => {});
      throw tooLarge();
    }
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
