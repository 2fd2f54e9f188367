import { type RenderRequest, type RenderResult } from '@porchlight/domain';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { type ApiClient, createApiClient, type SessionPort } from '../api/index.ts';
import { appElement, type PageData } from '../app/createApp.tsx';
import { matchRoute } from '../app/matchRoute.ts';
import { browserPorts, type Ports } from '../lib/ports.ts';
import { createSession } from '../session/index.ts';
import { documentOf } from './document.ts';
import { headOf } from './head.ts';
import { prefetch } from './prefetch.ts';

const nobody: SessionPort = {
  accessToken: () => Promise.resolve(null),
  refresh: () => Promise.resolve('ended'),
  userSignal: () => new AbortController().signal,
  signInNeeded: () => undefined,
};

/** The app's own client over the server's in-process fetch, which is asked once: nothing gets lost on the way. */
function clientOver(ask: RenderRequest['fetch']): ApiClient {
  const client = createApiClient({
    session: nobody,
    fetch: (input) => ask(input instanceof Request ? input.url : input.toString()),
    // A page that cannot be had now is a page that says so: its browser may wait, nobody here does.
    wait: () => Promise.reject(new Error('Pages do not wait')),
  });
  return { ...client, read: (path, options) => client.call('GET', path, options) };
}

/** Nobody is signed in while the server renders, and nothing may try to change that. */
const createVisitor = () =>
  createSession({
    hasTokens: () => false,
    load: () => Promise.reject(new Error('The server has no session')),
  });

/** When to ask again for a page whose content could not be had. */
const retryAfterSeconds = '30';

async function renderApp(api: ApiClient, url: URL, data: PageData): Promise<string> {
  const now = Date.parse(data.renderedAt);
  const ports: Ports = { ...browserPorts, now: () => now };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StaticRouter location={url.pathname + url.search}>
      {appElement({ api, session: createVisitor() }, data, ports)}
    </StaticRouter>,
    {
      // One piece: a part that arrived later would need an inline script to move it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure !== undefined) throw failure;
  return html;
}

/**
 * Renders one address. Public pages come as whole HTML with their data; pages for signed-in people come empty, for the
 * browser to fill, because the server never knows who asks. The HTML is the same for everyone.
 *
 * @throws when a screen fails to render: the caller then serves the plain shell, as an error.
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const url = new URL(request.url);
  const match = matchRoute(url.pathname);
  const isPublic = match.route.access === 'public' || match.route.access === 'guest';
  const api = clientOver(request.fetch);
  const [page] = await Promise.all([
    prefetch(api, match, url),
    isPublic ? match.route.screen.preload() : undefined,
  ]);
  // At once, instead of an empty page that then goes there itself. For now only: lists grow and shrink.
  if (page.movedTo !== undefined) return { status: 302, headers: { Location: page.movedTo }, body: '' };
  const data: PageData | null = isPublic
    ? { answers: page.answers, failed: page.failed, renderedAt: request.now }
    : null;
  const body = documentOf({
    head: headOf(match, page, url, request.publicUrl),
    app: data === null ? '' : await renderApp(api, url, data),
    data,
    assets: request.assets,
    screen: match.route.screen.source,
  });
  return {
    status: page.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Nobody keeps a page that says so, and search engines come again.
      ...(page.status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds }),
    },
    body,
  };
}
