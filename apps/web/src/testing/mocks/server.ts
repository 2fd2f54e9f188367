import { acceptedLanguage, apiBasePath, isRecord, sentenceIn, textsByField, texts } from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';
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
      ? failure(404, texts.refusals.request.notFound, 'not_found')
      : failure(405, texts.refusals.request.methodNotAllowed, 'method_not_allowed', undefined, {
          allow: methods.join(', '),
        });
  }),
  ...['/healthz', '/readyz'].map((path) => http.get(`*${path}`, () => HttpResponse.json({ status: 'ok' }))),
];

/** An error response with its constant sentences in Spanish. */
async function inSpanish(answer: Response): Promise<Response> {
  const body: unknown = await answer.json();
  if (!isRecord(body)) return answer;
  const { message, errors } = body;
  const said = (text: string): string => sentenceIn(spanish, text);
  const fields = Object.entries(textsByField(errors)).map(([name, all]) => [name, all.map(said)]);
  const translated = {
    ...body,
    message: said(String(message)),
    ...(errors !== undefined && { errors: Object.fromEntries(fields) }),
  };
  return new Response(JSON.stringify(translated), answer);
}

/** Calls the mock without a network, for the contract suite. */
export async function askMock(request: Request): Promise<Response> {
  const answer = await getResponse(server, request);
  if (answer === undefined) throw new Error(`The mock answers only below ${apiBasePath}.`);
  const language = acceptedLanguage(request.headers.get('accept-language') ?? undefined);
  return answer.ok || language !== 'es' ? answer : inSpanish(answer);
}
