// @vitest-environment jsdom
// The router warns on the console of addresses that it cannot read: none of them may reach it, since what stands on the
// console of a server is not in its log.
import { afterEach, expect, test, vi } from 'vitest';

import { askMock } from '../testing/mocks/server.ts';
import { noAssets } from '../testing/noAssets.ts';
import { render } from './render.tsx';

const origin = 'https://porchlight.test';
afterEach(() => vi.restoreAllMocks());

test.each(['/listings/%ff', '/%E0%A4%A', '//evil.example', '/listings/%2e%2e/%', '/listings?q=%ff', '/*'])(
  '%s is rendered without a word on the console',
  async (path) => {
    const spies = (['warn', 'error', 'log', 'info'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    await render({
      url: origin + path,
      publicUrl: origin,
      now: '2026-06-15T16:00:00.000Z',
      assets: noAssets,
      fetch: (pathAndQuery) => askMock(new Request(origin + pathAndQuery)),
    });
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);
