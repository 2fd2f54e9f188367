// @vitest-environment jsdom
// The router logs a warning for undecodable paths. None may reach it, because a server's console is not in
// its log.
import { afterEach, expect, test, vi } from 'vitest';

import { askMock } from '../testing/mocks/server.ts';
import { noAssets } from '../testing/noAssets.ts';
import { render } from './render.tsx';

const origin = 'https://porchlight.test';
afterEach(() => vi.restoreAllMocks());

test.each(['/listings/%ff', '/%E0%A4%A', '//evil.example', '/listings/%2e%2e/%', '/listings?q=%ff', '/*'])(
  '%s renders without console output',
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
