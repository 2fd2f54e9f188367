import { apiBasePath, readAnswer, type RenderRequest, type RenderResult } from '@porchlight/domain';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { answerOf } from '../api/answering.ts';
import { type ApiClient, ApiError } from '../api/index.ts';
import { appElement, type PageData } from '../app/createApp.tsx';
import { matchRoute } from '../app/matchRoute.ts';
import { browserPorts, type Ports } from '../lib/ports.ts';
import { createSession } from '../session/index.ts';
import { documentOf, inlineHashes } from './document.ts';
import { headOf } from './head.ts';
import { prefetch } from './prefetch.ts';

/**
 * The server's in-process fetch as the app asks. Each question is asked once: nothing gets lost on the way, and a page
 * that cannot be had now is a page that says so. Its browser may wait, no one here does.
 */
export const clientOver = (ask: RenderRequest['fetch']): ApiClient => ({
  origin: '',
  call: () => Promise.reject(new Error('Pages only read')),
  async read(path, answer) {
    try {
      const given = await ask(`${apiBasePath}${path}`);
      return given instanceof Response ? await answerOf(given, answer) : readAnswer(answer, given);
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause });
    }
  },
});

/** No one is signed in while the server renders, and nothing may try to change that. */
const createVisitor = () =>
  createSession({
    hasTokens: () => false,
    load: () => Promise.reject(new Error('The server has no session')),
  });

/** When to ask again for a page whose content could not be had. */
const retryAfterSeconds = '30';

/** How React marks a part of a page that it left to the browser, because it failed or was not there yet. */
const leftToBrowser = '<!--$!-->';

/**
 * The app as HTML. In one go, which takes a fifth less work than a stream: screen and data are there before. Parts that
 * were not are waited for.
 *
 * @throws when a part of it fails
 */
async function renderApp(api: ApiClient, url: URL, data: PageData): Promise<string> {
  const now = Date.parse(data.renderedAt);
  const ports: Ports = { ...browserPorts, now: () => now };
  const app = (
    <StaticRouter location={url.pathname + url.search}>
      {appElement({ api, session: createVisitor() }, data, ports)}
    </StaticRouter>
  );
  const html = renderToString(app);
  return html.includes(leftToBrowser) ? renderWhole(app) : html;
}

async function renderWhole(app: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(app, {
    // One piece: a part that arrived later would need an inline script to move it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure = error;
    },
  });
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
      // No one keeps a page that says so, and search engines come again.
      ...(page.status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds }),
    },
    inline: inlineHashes(request.assets, match.route.screen.source),
    body,
  };
}
