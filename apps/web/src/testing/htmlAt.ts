import { render } from '../server/render.tsx';
import { askMock } from './mocks/server.ts';
import { noAssets } from './noAssets.ts';

/** Where the pages of tests stand. */
export const origin = 'https://porchlight.test';

/** The page at an address, as the server sends it. */
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
