import { apiBasePath, readAnswer, type RenderRequest, type RenderResult } from '@porchlight/domain';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { answerOf } from '../api/answering.ts';
import { inPageLanguage } from '../api/categoryNames.ts';
import { type ApiClient, ApiError } from '../api/index.ts';
import { appElement, type PageData } from '../app/createApp.tsx';
import { matchRoute } from '../app/matchRoute.ts';
import { basePath } from '../lib/language.words.ts';
import { addressOf } from '../lib/ownPath.ts';
import { browserPorts, type Ports } from '../lib/ports.ts';
import { createSession } from '../session/index.ts';
import { documentOf, inlineHashes } from './document.ts';
import { headOf } from './head.ts';
import { prefetch } from './prefetch.ts';

/**
 * An API client over the server's in-process fetch. No retries: nothing is lost in between, and the server
 * must not wait.
 */
export const clientOver = (ask: RenderRequest['fetch']): ApiClient => ({
  origin: '',
  call: () => Promise.reject(new Error('Pages only read')),
  async read(path, answer) {
    try {
      const given = await ask(`${apiBasePath}${path}`);
      return given instanceof Response
        ? await answerOf(given, answer)
        : inPageLanguage(readAnswer(answer, given));
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause });
    }
  },
});

/** A session that is always signed out, because the server renders the same page for everyone. */
const createVisitor = () =>
  createSession({
    hasTokens: () => false,
    load: () => Promise.reject(new Error('The server has no session')),
  });

/** `Retry-After` of a page whose data failed to load. */
const retryAfterSeconds = '30';

/** React's mark for a part left to the browser, because it failed or suspended. */
const leftToBrowser = '<!--$!-->';

/**
 * The app as HTML, in one piece, which costs a fifth less than streaming: screen and data are already loaded.
 * Suspended parts are awaited.
 *
 * @throws when a part of it fails
 */
async function renderApp(api: ApiClient, url: URL, data: PageData): Promise<string> {
  const now = Date.parse(data.renderedAt);
  const ports: Ports = { ...browserPorts, now: () => now };
  const app = (
    <StaticRouter basename={basePath} location={basePath + url.pathname + url.search}>
      {appElement({ api, session: createVisitor() }, data, ports)}
    </StaticRouter>
  );
  const html = renderToString(app);
  return html.includes(leftToBrowser) ? renderWhole(app) : html;
}

async function renderWhole(app: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(app, {
    // One piece: a later part would need an inline script to move it into place.
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
 * Renders one address, without the prefix of the language. Public pages are complete, with data; protected pages are their loading state, because the
 * server never knows the user. The HTML is the same for everyone.
 *
 * @throws when a screen fails to render: the caller then serves the plain shell as an error
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const url = new URL(request.url);
  const match = matchRoute(url.pathname);
  const api = clientOver(request.fetch);
  const [page] = await Promise.all([prefetch(api, match, url), match.route.screen.preload()]);
  // A redirect instead of an empty page that would redirect itself. Temporary, because lists grow and shrink.
  if (page.movedTo !== undefined)
    return { status: 302, headers: { Location: addressOf(page.movedTo) }, body: '' };
  const data: PageData = { answers: page.answers, failed: page.failed, renderedAt: request.now };
  const body = documentOf({
    head: headOf(match, page, url, request.publicUrl),
    app: await renderApp(api, url, data),
    data,
    isWhole: match.route.access === 'public' || match.route.access === 'guest',
    assets: request.assets,
    screen: match.route.screen.source,
  });
  return {
    status: page.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Not cached, and search engines retry.
      ...(page.status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds }),
    },
    inline: inlineHashes(request.assets, match.route.screen.source),
    body,
  };
}
