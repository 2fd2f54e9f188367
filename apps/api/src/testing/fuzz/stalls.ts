import { apiBasePath, limits } from '@porchlight/domain';
import { hostileAlphabets, longText } from '@porchlight/domain/testing';
import type { TestRequest } from '../request.ts';
import type { TestApi } from '../testApi.ts';
import { fuzzedCalls } from './calls.ts';

/** A request of the maximum size, filled with one alphabet. */
interface HostileRequest {
  call: string;
  alphabet: string;
  path: string;
  request: TestRequest;
}

const unknownId = '00000000-0000-7000-8000-000000000000';

/** Node's limits for the URL and the headers. */
const headMaxBytes = 16_000;

const parsedHeaders = [
  'accept-encoding',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-forwarded-for',
];

/** Query parameters with free text, and the calls that search for it; other parameters accept only fixed values. */
const freeTexts = ['q', 'query', 'near', 'location'];
const searches = [
  'GET /listings',
  'GET /geo/autocomplete',
  'GET /search/suggestions',
  'GET /messages/conversations',
];

/** A text of about `bytes` bytes once written. */
const textOf = (alphabet: string, bytes: number, write: (text: string) => string): string =>
  longText(alphabet, Math.floor((bytes * alphabet.length) / Math.max(1, Buffer.byteLength(write(alphabet)))));

const isHeader = (alphabet: string): boolean => /^[\x21-\x7e][\x20-\x7e]*$/.test(alphabet);

const escapedForm = (text: string): string => new URLSearchParams({ '': text }).toString();

/** One for each way to be slow: all alphabets of the domain's own tests would take minutes with a database. */
const alphabets: readonly (keyof typeof hostileAlphabets)[] = [
  'words',
  'letters',
  'a letter that is 18 in NFKC',
  'combining marks',
  'spaces',
  'digits',
  'dots',
  'quotes',
];

/** Every body, search text and parsed header, filled with each hostile alphabet. */
export function hostileRequests(token: string): HostileRequest[] {
  return alphabets.flatMap((alphabet) => {
    const units = hostileAlphabets[alphabet];
    const requests: HostileRequest[] = [];
    for (const [call, { body, query }] of Object.entries(fuzzedCalls)) {
      const path = apiBasePath + (call.split(' ')[1] ?? '').replaceAll(/:\w+/g, unknownId);
      if (body !== undefined && body !== 'photos') {
        const fields = Object.keys(body.describe().fields);
        const text = textOf(units, (limits.jsonBodyMaxBytes - 1000) / fields.length, (each) =>
          JSON.stringify(each).slice(1, -1),
        );
        const json = Object.fromEntries(fields.map((field) => [field, text]));
        requests.push({ call, alphabet, path, request: { token, json } });
      }
      for (const name of freeTexts.filter((each) => query?.includes(each) && searches.includes(call))) {
        const search = new URLSearchParams({ [name]: textOf(units, headMaxBytes, escapedForm) });
        requests.push({
          call,
          alphabet: `${alphabet} in ${name}`,
          path: `${path}?${search}`,
          request: { token },
        });
      }
    }
    if (!isHeader(units)) return requests;
    for (const name of parsedHeaders) {
      const headers = { [name]: textOf(units, headMaxBytes, String).trim() };
      const path = `${apiBasePath}/auth/logout`;
      requests.push({
        call: 'POST /auth/logout',
        alphabet: `${alphabet} in ${name}`,
        path,
        request: { headers },
      });
    }
    return requests;
  });
}

/** CPU milliseconds of the longest turn of the event loop during some work. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let before = process.cpuUsage();
  const turn = (): void => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  return longest;
}

/** How often a request that seems slow is measured again: unrelated work of the process doesn't repeat. */
const MEASURED_MAX = 5;

/** The requests during which a turn of the event loop takes longer, every time. */
export async function stallsOf(
  test: TestApi,
  requests: readonly HostileRequest[],
  maxMs: number,
): Promise<string[]> {
  const stalls: string[] = [];
  for (const { call, alphabet, path, request } of requests) {
    const [method = 'GET'] = call.split(' ');
    let least = Infinity;
    for (let time = 0; time < MEASURED_MAX && least > maxMs; time += 1)
      least = Math.min(
        least,
        await longestTurn(async () => (await test.request(method, path, request)).text()),
      );
    if (least > maxMs) stalls.push(`${call}, ${alphabet}: ${Math.round(least)} ms`);
  }
  return stalls;
}
