import type { RenderRequest, RenderResult } from '@porchlight/domain';
import { createApi, type Api } from '../app.ts';
import type { WebBuild } from '../platform/web/index.ts';
import type { TestApi } from './testApi.ts';

/** Renders the API response for a URL: the data of a page, without markup. */
export async function renderAnswers({ url, fetch, now }: RenderRequest): Promise<RenderResult> {
  const { pathname } = new URL(url);
  const answer = await fetch(`/api/v1${pathname === '/' ? '/listings/recent' : pathname}`);
  const isRefused = answer instanceof Response;
  const text = isRefused ? await answer.text() : JSON.stringify(answer);
  return { status: isRefused ? answer.status : 200, headers: {}, body: `${now} ${text}` };
}

/** A web app without files, which caches every page but those with a query. */
export const testWeb = (render: (request: RenderRequest) => Promise<RenderResult>): WebBuild => ({
  files: (_c, next) => next(),
  shell: '<!doctype html><div id="root"></div>',
  render: (request) =>
    render({
      ...request,
      assets: {
        script: '',
        styles: [],
        preloads: [],
        protectedPreloads: [],
        fonts: [],
        screens: {},
        boot: { text: '', hash: '' },
        sheets: {},
      },
    }),
  keptAddress: (url) => (url.includes('?') ? null : new URL(url).pathname),
});

/** A server of pages on the database of a test server. */
export const pagesOf = (test: TestApi, render = renderAnswers): Api => createApi(test.deps, testWeb(render));
