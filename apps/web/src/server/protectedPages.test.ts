// @vitest-environment jsdom
import { texts } from '@porchlight/domain';
import { expect, test, vi } from 'vitest';

import { routes } from '../app/routes.tsx';
import { noAssets } from '../testing/noAssets.ts';
import { render } from './render.tsx';

const origin = 'https://porchlight.test';
const paths = [
  ...routes
    .filter(({ access }) => access === 'protected' || access === 'admin')
    .map(({ path, footer }) => ({
      path: path.replace(':id', '0197aaaa-0000-7000-8000-000000000000'),
      footer,
    })),
  {
    path: '/messages?listing=0197aaaa-0000-7000-8000-000000000000&with=0197bbbb-0000-7000-8000-000000000000',
    footer: false,
  },
];

async function pageAt(path: string) {
  const ask = vi.fn(() => Promise.reject(new Error('Nothing is asked for')));
  const { status, body } = await render({
    url: origin + path,
    publicUrl: origin,
    now: '2026-06-15T16:00:00.000Z',
    assets: noAssets,
    fetch: ask,
  });
  const html = typeof body === 'string' ? body : '';
  return { ask, status, page: new DOMParser().parseFromString(html, 'text/html') };
}

test.each(paths)(
  '$path comes as header, title, skeleton and bottom bar, without data',
  async ({ path, footer }) => {
    const { ask, status, page } = await pageAt(path);
    expect(status).toBe(200);
    const root = page.querySelector('#root');
    expect(root?.querySelector('header')?.dataset['session']).toBe('signedOut');
    const toMessages = [...(root?.querySelectorAll('nav a[href="/messages"]') ?? [])];
    expect(toMessages.map(({ textContent }) => textContent)).toContain(texts.navigation.messages);
    expect(root?.querySelector('footer') !== null).toBe(footer);
    const titles = [...(root?.querySelectorAll('h1') ?? [])];
    expect(titles).toHaveLength(1);
    expect(titles[0]?.textContent).not.toBe('');
    expect(root?.querySelector('main [aria-busy="true"]')).not.toBeNull();

    expect(ask).not.toHaveBeenCalled();
    expect(page.querySelector('#page-data')?.textContent).toBe(
      '{"answers":{},"failed":{},"renderedAt":"2026-06-15T16:00:00.000Z"}',
    );
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  },
);
