import { apiBasePath, texts } from '@porchlight/domain';
import { getResponse, http, HttpResponse, matchRequestUrl } from 'msw';

import { at, failure } from './answers.ts';
import { everything } from './index.ts';

/** The methods that a path of the API answers to. */
const methodsOf = (url: string): string[] =>
  everything
    .filter(({ info }) => matchRequestUrl(new URL(url), String(info.path)).matches)
    .map(({ info }) => String(info.method));

/**
 * The mock as a whole server: every call of the API, and what a server answers beside them. Stories go without the
 * rest, so that a call no one mocked fails them.
 */
export const server = [
  ...everything,
  http.all(at('/*'), ({ request }) => {
    const methods = methodsOf(request.url);
    return methods.length === 0
      ? failure(404, 'Not found.', 'not_found')
      : failure(405, texts.errors.notAllowed, 'method_not_allowed', undefined, {
          allow: methods.join(', '),
        });
  }),
  ...['/healthz', '/readyz'].map((path) => http.get(`*${path}`, () => HttpResponse.json({ status: 'ok' }))),
];

/** Asks the mock without a network: what the contract suite does. */
export async function askMock(request: Request): Promise<Response> {
  const answer = await getResponse(server, request);
  if (answer === undefined) throw new Error(`The mock answers only below ${apiBasePath}.`);
  return answer;
}
