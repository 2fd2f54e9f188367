import {
  apiBasePath,
  isRecord,
  Mismatch,
  readAnswer,
  toWellFormed,
  type ListingImage,
  type Message,
} from '@porchlight/domain';
import fc from 'fast-check';
import { resources } from '../../resources.ts';
import { dataOf, person, PASSWORD, postListing } from '../people.ts';
import { sampleJpeg } from '../photos.ts';
import type { TestApi } from '../testApi.ts';
import { answerTo, fuzzedCalls } from './calls.ts';
import { requestTo, type FuzzPart, type FuzzRequest } from './requests.ts';

/** Requests until the test data is created again, because they may delete the account, the listing or the session. */
const REQUESTS_IN_A_WORLD = 60;

/** Routes in the form of the table of calls, without parameter patterns. */
export const routesOf = (test: TestApi): string[] => {
  const names = resources.flatMap((routes) =>
    routes(test.deps).routes.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^/]*\}/g, '')}`),
  );
  // A route is listed once for each of its handlers.
  return [...new Set(names)];
};

type World = Readonly<Record<string, string>>;

async function makeWorld(test: TestApi, photo: Uint8Array, run: number): Promise<World> {
  const [owner, stranger] = [await person(test), await person(test)];
  const listing = await postListing(test, owner);
  const other = await postListing(test, stranger);
  const form = new FormData();
  form.append('images', new File([new Uint8Array(photo)], 'a.jpg'));
  const { token } = owner;
  const images = await dataOf<ListingImage[]>(
    test.request('POST', `${apiBasePath}/listings/${listing.id}/images`, { token, body: form }),
  );
  const message = await dataOf<Message>(
    test.request('POST', `${apiBasePath}/messages`, {
      token: stranger.token,
      json: { listing_id: listing.id, subject: 'Desk', content: 'Is it still there?' },
    }),
  );
  return {
    token,
    strangerToken: stranger.token,
    refresh: owner.refreshToken,
    person: owner.id,
    stranger: stranger.id,
    email: owner.user.email,
    new: `fuzz-${run}`,
    password: PASSWORD,
    listing: listing.id,
    other: other.id,
    category: listing.category_id,
    image: images[0]?.id ?? '',
    message: message.id,
  };
}

const filled = (text: string, world: World): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => world[name] ?? all);

function fileOf({ content, file }: FuzzPart, photo: Uint8Array): File {
  const bytes = {
    photo,
    cut: photo.slice(0, photo.length / 2),
    noise: Uint8Array.from(photo, (byte, at) => (at < 20 ? byte : (byte * 7 + at) % 256)),
    empty: new Uint8Array(),
    text: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }[content];
  return new File([new Uint8Array(bytes)], toWellFormed(file));
}

function builtFrom({ method, path, headers, body }: FuzzRequest, world: World, photo: Uint8Array): Request {
  const sent = new Headers();
  for (const [name, value] of headers) sent.append(name, filled(value, world));
  let content: BodyInit | undefined;
  if (body.kind === 'text') content = filled(body.text, world);
  if (body.kind === 'photos') {
    content = new FormData();
    for (const part of body.parts) content.append(part.name, fileOf(part, photo));
  }
  const takesBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(`${apiBasePath}${filled(path, world)}`, 'http://porchlight.test'), {
    method,
    headers: sent,
    ...(content !== undefined && takesBody ? { body: content } : {}),
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function errorFault(body: unknown, requestId: string): string | null {
  if (typeof body !== 'object' || body === null) return 'an error without a body';
  const { message, code, reason, data, errors, request_id: id, ...more } = body as Record<string, unknown>;
  if (!isText(message) || !isText(code) || !/^[a-z_]+$/.test(code)) return 'an error without message or code';
  if (id !== requestId) return 'an error with another request id';
  if (!isText(reason) || !/^[a-z_]+(?:\.[a-z_]+)+$/.test(reason)) return 'an error without a reason';
  if (data !== undefined && !isRecord(data)) return 'an error whose data is no object';
  if (Object.keys(more).length > 0) return `an error with ${Object.keys(more).join()}`;
  if (errors === undefined) return null;
  const isFields =
    typeof errors === 'object' &&
    errors !== null &&
    Object.values(errors).every((texts) => Array.isArray(texts) && texts.length > 0 && texts.every(isText));
  return isFields ? null : 'an error whose fields have no texts';
}

function successFault(request: Request, body: unknown): string | null {
  const name = answerTo(request);
  if (name === undefined || name === 'stream') return 'a success that no call has';
  try {
    readAnswer(name, body, true);
    return null;
  } catch (error) {
    if (error instanceof Mismatch) return `a success of which ${error.message}`;
    throw error;
  }
}

/** What is wrong with a response; `null` when it matches the contract exactly. */
export async function faultOf(answer: Response, request: Request): Promise<string | null> {
  const { status, headers } = answer;
  const requestId = headers.get('x-request-id');
  if (status >= 500) return `answers ${status}: ${await answer.text()}`;
  if (requestId === null) return `answers ${status} without a request id`;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return request.method === 'HEAD' || answerTo(request) === 'stream' ? null : 'answers with a stream';
  }
  const text = await answer.text();
  if (request.method === 'HEAD') return text === '' ? null : `answers ${status} with a body`;
  if (request.method === 'OPTIONS' && status === 204) return text === '' ? null : 'answers 204 with a body';
  if (text === '') return answer.ok ? successFault(request, undefined) : 'an error without a body';
  if (!type.startsWith('application/json')) return `answers ${status} as '${type}'`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `answers ${status} with what is no JSON`;
  }
  return answer.ok ? successFault(request, body) : errorFault(body, requestId);
}

/** A short, readable form of a request. */
const shown = ({ method, path, headers, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body).slice(0, 600)}`;

/** Statuses of all responses, and those that break the contract. */
export interface FuzzResult {
  statuses: Record<number, number>;
  faults: string[];
}

/** Sends random requests to a test server, the same ones for the same seed, and continues after a fault. */
export async function fuzz(
  test: TestApi,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzResult> {
  const any = fc.oneof(...Object.entries(fuzzedCalls).map(([call, takes]) => requestTo(call, takes)));
  const photo = await sampleJpeg();
  const faults = new Map<string, string>();
  const statuses: Record<number, number> = {};
  let world: World = {};
  let run = 0;
  for (const request of fc.sample(any, { numRuns: runs, seed })) {
    if (run % REQUESTS_IN_A_WORLD === 0) world = await makeWorld(test, photo, run);
    run += 1;
    let sent: Request;
    try {
      sent = builtFrom(request, { ...world, new: `fuzz-${run}` }, photo);
    } catch {
      // No client could send it either.
      continue;
    }
    const answer = await test.api.fetch(sent).catch((error: unknown) => error);
    const fault = answer instanceof Response ? await faultOf(answer, sent) : `throws ${String(answer)}`;
    if (answer instanceof Response) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (fault !== null) {
      const kind = `${request.call} ${fault.replaceAll(/[0-9a-f-]{36}/g, '…')}`;
      if (!faults.has(kind)) faults.set(kind, `${kind}\n    by request ${run}: ${shown(request)}`);
    }
  }
  await test.runJobs();
  return { statuses, faults: [...faults.values()] };
}
