import { apiBasePath, texts } from '@porchlight/domain';
import { getResponse, http, HttpResponse, matchRequestUrl } from 'msw';

import { at, failure } from './answers.ts';
import { everything } from './index.ts';

/** The methods of an API path. */
const methodsOf = (url: string): string[] =>
  everything
    .filter(({ info }) => matchRequestUrl(new URL(url), String(info.path)).matches)
    .map(({ info }) => String(info.method));

/**
 * The mock as a whole server: every API call, and a server's other responses. Stories omit the latter, so
 * that an unmocked call fails them.
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

/** Calls the mock without a network, for the contract suite. */
export async function askMock(request: Request): Promise<Response> {
  const answer = await getResponse(server, request);
  if (answer === undefined) throw new Error(`The mock answers only below ${apiBasePath}.`);
  return answer;
}
