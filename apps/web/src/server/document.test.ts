// @vitest-environment jsdom
import type { RenderAssets } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { noAssets } from '../testing/noAssets.ts';
import { documentOf, inlineHashes } from './document.ts';

const screen = 'screens/Home/HomeScreen.tsx';
const assets: RenderAssets = {
  ...noAssets,
  boot: { text: 'go()', hash: 'sha256-boot' },
  styles: ['/assets/app.css'],
  preloads: ['/assets/vendor.js'],
  protectedPreloads: ['/assets/session.js'],
  fonts: ['/assets/letters.woff2'],
  sheets: { '/assets/app.css': 'a{color:red}', '/assets/home.css': 'b{color:blue}' },
  screens: {
    [screen]: { scripts: ['/assets/home.js'], styles: ['/assets/home.css'], styleHash: 'sha256-both' },
  },
};

const read = (isWhole: boolean): Document => {
  const data = { answers: {}, failed: {}, renderedAt: '2026-06-15T16:00:00.000Z' };
  const app = '<h1>Home</h1>';
  const html = documentOf({ head: '<title>Home</title>', app, data, isWhole, assets, screen });
  return new DOMParser().parseFromString(html, 'text/html');
};

describe('a complete page', () => {
  const page = read(true);

  test('loads only fonts before its first paint', () => {
    const fetched = [...page.querySelectorAll('script[src], link[href]:not([rel="expect"])')].map(
      (element) => element.outerHTML,
    );
    expect(fetched).toEqual([
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/icons/touch.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<link rel="preload" href="/assets/letters.woff2" as="font" type="font/woff2" crossorigin="">',
    ]);
  });

  test('is painted once all visible content has arrived', () => {
    const expected = page.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href');
    expect(page.querySelector(expected ?? '')?.previousElementSibling?.id).toBe('root');
  });

  test('has its boot script and all its styles inline, in order and by hash', () => {
    expect(page.querySelector('head > script')?.textContent).toBe('go()');
    expect(page.querySelector('head > style')?.textContent).toBe('a{color:red}b{color:blue}');
    expect(inlineHashes(assets, screen)).toEqual({ scripts: ['sha256-boot'], styles: ['sha256-both'] });
  });

  test('keeps its start scripts after all visible content, at low priority', () => {
    const template = page.querySelector('template');
    expect(template).toBe(page.body.lastElementChild);
    const waiting = [...(template?.content.children ?? [])];
    expect(waiting.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))).toEqual([
      '/assets/app.css',
      '/assets/home.css',
      '/assets/vendor.js',
      '/assets/home.js',
      '/main.js',
    ]);
    for (const element of waiting)
      expect(
        element.hasAttribute('disabled') || element.getAttribute('fetchpriority') === 'low',
        element.outerHTML,
      ).toBe(true);
  });
});

test('a loading state starts at once, with the session, and is replaced by a text without scripts', () => {
  const page = read(false);
  expect(page.querySelector('template')).toBeNull();
  expect(page.querySelector('script[type="module"]')?.getAttribute('src')).toBe('/main.js');
  const preloads = [...page.querySelectorAll('link[rel="modulepreload"]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/vendor.js',
    '/assets/home.js',
    '/assets/session.js',
  ]);
  const root = page.querySelector('#root');
  expect(root?.textContent).toBe('Home');
  expect(root?.previousElementSibling?.localName).toBe('noscript');
  expect(root?.previousElementSibling?.textContent).toContain('needs JavaScript');
});
