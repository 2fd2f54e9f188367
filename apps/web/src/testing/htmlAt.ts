import { render } from '../server/render.tsx';
import { askMock } from './mocks/server.ts';
import { noAssets } from './noAssets.ts';

/** Origin of pages in tests. */
export const origin = 'https://porchlight.test';

/** The server's HTML of a page. */
export async function htmlAt(path: string): Promise<string> {
  const { body } = await render({
    url: origin + path,
    publicUrl: origin,
    now: '2026-06-15T16:00:00.000Z',
    assets: noAssets,
    fetch: (pathAndQuery) => askMock(new Request(origin + pathAndQuery)),
  });
  if (typeof body !== 'string') throw new Error('The page comes in one piece.');
  return body;
}
