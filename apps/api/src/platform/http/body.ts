import { isRecord, limits, texts } from '@porchlight/domain';
import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MultipartParser,
} from '@remix-run/multipart-parser';
import type { ApiContext } from './context.ts';
import { badRequest, HttpError, tooLarge, unsupportedType } from './errors.ts';
import { watchPace } from './pace.ts';

/**
 * Reads a JSON object of at most `jsonBodyMaxBytes`. NUL characters, which PostgreSQL can't store, are
 * removed from texts.
 * @throws HttpError 415 for another type, 413 when it is larger (before reading all of it), 400 when it is
 * not an object or has more values than any form
 */
export async function readJson(c: ApiContext): Promise<Record<string, unknown>> {
  const type = mediaType(c);
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw unsupportedType(texts.refusals.request.needsJson);
  }
  const text = new TextDecoder().decode(await readBytes(c, limits.jsonBodyMaxBytes));
  if (!isSimple(text)) throw badRequest(texts.refusals.request.tooManyValues);
  let value: unknown;
  try {
    value = JSON.parse(text, text.includes('\\u0000') ? dropNul : undefined);
  } catch {
    throw badRequest(texts.refusals.request.noJson);
  }
  if (!isRecord(value)) throw badRequest(texts.refusals.request.noObject);
  return value;
}

/** More fields or levels than any form has. */
const jsonValuesMax = 500;
const jsonDepthMax = 8;

/** Whether a JSON text has no more values and levels than a form, checked before parsing allocates memory. */
function isSimple(json: string): boolean {
  let values = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') isText = !isText;
    else if (isText) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (mark === ',') values += 1;
    if (depth > jsonDepthMax || values > jsonValuesMax) return false;
  }
  return true;
}

/** Removes NUL characters except from passwords, which are compared as typed: their schema refuses NUL. */
const dropNul = (name: string, value: unknown): unknown =>
  typeof value === 'string' && !/password/i.test(name) ? value.replaceAll('\0', '') : value;

export interface FormFile {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The most parts of a form and the longest header of a part: more than any of our forms needs, and quick to
 * read.
 */
const partsMax = 50;
const partHeadMaxBytes = 4096;

/** Watches a body while it arrives, and can end the upload. */
export interface BodyWatcher {
  arrived: (bytes: number) => void;
  /** Aborts with the error to respond with. */
  signal: AbortSignal;
}

/**
 * Reads the files in one field of a multipart form while it arrives, up to the largest upload.
 * @throws HttpError 415 for another type, 413 when it is larger or has more parts than a form (before reading
 * all of it), 400 when it is damaged
 */
export async function readFormFiles(
  c: ApiContext,
  field: string,
  watcher?: BodyWatcher,
): Promise<FormFile[]> {
  if (mediaType(c) !== 'multipart/form-data') throw unsupportedType(texts.refusals.request.needsForm);
  const boundary = getMultipartBoundary(c.req.header('content-type') ?? '');
  if (boundary === null || boundary.length > boundaryMaxChars) throw damagedForm();
  const parser = new MultipartParser(boundary, {
    maxParts: partsMax,
    maxHeaderSize: partHeadMaxBytes,
    maxFileSize: limits.uploadBodyMaxBytes,
    maxTotalSize: limits.uploadBodyMaxBytes,
  });
  const files: FormFile[] = [];
  let isWhole = false;
  try {
    for await (const chunk of chunksOf(c, limits.uploadBodyMaxBytes, watcher)) {
      // Ignore bytes after the end of the form, such as a last line end.
      if (isWhole) continue;
      for (const part of parser.write(chunk)) {
        if (part.name === field && part.filename !== undefined)
          files.push({ bytes: new Uint8Array(part.arrayBuffer) });
      }
      isWhole = isFinished(parser);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof MaxPartsExceededError || error instanceof MaxHeaderSizeExceededError)
      throw tooLarge();
    throw damagedForm();
  }
  if (!isWhole) throw damagedForm();
  return files;
}

const damagedForm = (): HttpError => badRequest(texts.refusals.request.damagedForm);

/** The maximum in the standard. */
const boundaryMaxChars = 70;

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function mediaType(c: ApiContext): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readBytes(c: ApiContext, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(c, max)) {
    chunks.push(chunk);
    size += chunk.byteLength;
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * The bytes of a body as they arrive. The rest is discarded when the consumer stops early.
 * @throws HttpError 413 when there are more than `max`, 408 when they arrive too slowly
 */
async function* chunksOf(
  c: ApiContext,
  max: number,
  watcher?: BodyWatcher,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = c.req.raw.body?.getReader();
  if (reader === undefined) return;
  let isRead = false;
  const pace = watchPace();
  const ended = watcher === undefined ? [] : [rejectionOf(watcher.signal)];
  try {
    if (Number(c.req.header('content-length') ?? 0) > max) throw tooLarge();
    for (let size = 0; ;) {
      const { done, value } = await Promise.race([reader.read(), pace.tooSlow, ...ended]);
      isRead = done;
      if (done) return;
      size += value.byteLength;
      if (size > max) throw tooLarge();
      pace.arrived(value.byteLength);
      watcher?.arrived(value.byteLength);
      watcher?.signal.throwIfAborted();
      yield value;
    }
  } finally {
    pace.stop();
    if (!isRead) void discardRest(reader).catch(() => {});
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  const rejection = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Avoids an unhandled rejection while nothing awaits it.
  rejection.catch(() => {});
  return rejection;
}

/** How much of a refused body is read and discarded, and for how long. */
const DISCARD_MAX_BYTES = 2 * limits.uploadBodyMaxBytes;
const DISCARD_TIMEOUT_MS = 10_000;

/**
 * Reads and discards the rest of a refused body while the response is sent: closing the connection while the
 * client still sends would lose the response.
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = (): void => void reader.cancel().catch(() => {});
  const timeout = setTimeout(stop, DISCARD_TIMEOUT_MS).unref();
  let size = 0;
  for (let rest = true; rest;) {
    // Let the response and other requests go first.
    await new Promise((resolve) => setImmediate(resolve));
    const { done, value } = await reader.read();
    size += value?.byteLength ?? 0;
    if (size > DISCARD_MAX_BYTES) stop();
    rest = !done;
  }
  clearTimeout(timeout);
}
