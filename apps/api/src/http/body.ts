import { isRecord, limits } from '@porchlight/domain';
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
 * Reads a JSON object of at most `jsonBodyMaxBytes`. NUL characters, which PostgreSQL cannot keep, are dropped from texts.
 * @throws HttpError 415 for another type, 413 when it is larger (before it is read whole), 400 when it is not an object
 * or holds more than any form sends
 */
export async function readJson(c: ApiContext): Promise<Record<string, unknown>> {
  const type = mediaType(c);
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw unsupportedType('Send the request as application/json.');
  }
  const text = new TextDecoder().decode(await readBytes(c, limits.jsonBodyMaxBytes));
  if (!isSimple(text)) throw badRequest('The request holds more values than any form has.');
  let value: unknown;
  try {
    value = JSON.parse(text, text.includes('\\u0000') ? dropNul : undefined);
  } catch {
    throw badRequest('The request is not valid JSON.');
  }
  if (!isRecord(value)) throw badRequest('The request must be a JSON object.');
  return value;
}

/** No form has as many fields as this, or fields within fields within fields. */
const jsonValuesMax = 500;
const jsonDepthMax = 8;

/** Whether a JSON text is no larger and no deeper than a form, told before memory is spent on its values. */
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

/** Drops NUL characters, but from passwords: they are compared as typed, so their schema refuses them. */
const dropNul = (name: string, value: unknown): unknown =>
  typeof value === 'string' && !/password/i.test(name) ? value.replaceAll('\0', '') : value;

/** A file of a form. */
export interface FormFile {
  bytes: Uint8Array<ArrayBuffer>;
}

/** The most parts and the longest head of one that a form may have: more than any of ours, and quickly read. */
const partsMax = 50;
const partHeadMaxBytes = 4096;

/** Watches a body while it arrives, and may end it. */
export interface BodyWatcher {
  arrived: (bytes: number) => void;
  /** Aborts with the error to respond with. */
  signal: AbortSignal;
}

/**
 * Reads the files in one field of a multipart form no larger than the largest upload, part by part as it comes.
 * @throws HttpError 415 for another type, 413 when it is larger or has more parts than a form has (before it is read
 * whole), 400 when it is damaged
 */
export async function readFormFiles(
  c: ApiContext,
  field: string,
  watcher?: BodyWatcher,
): Promise<FormFile[]> {
  if (mediaType(c) !== 'multipart/form-data')
    throw unsupportedType('Send the request as multipart/form-data.');
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
      // What comes after the end of the form is no one's, such as a last line end.
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

const damagedForm = (): HttpError => badRequest('The form could not be read.');

/** As long as the standard allows. */
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
 * The bytes of a body as they come. Whoever stops listening before the end leaves the rest to be discarded.
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
  // Nothing may be listening at that moment.
  rejection.catch(() => {});
  return rejection;
}

/** How much of a refused body is still taken from the line, and how long. */
const DISCARD_MAX_BYTES = 2 * limits.uploadBodyMaxBytes;
const DISCARD_TIMEOUT_MS = 10_000;

/**
 * Reads the rest of a refused body and throws it away, while the answer is sent at once: closing the connection while
 * the sender still writes would lose the answer.
 */
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
