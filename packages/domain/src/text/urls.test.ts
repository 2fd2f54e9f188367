import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteImageUrl, isWebUrl, loginPath, registerPath, safeHref, safeReturnTo } from './urls.ts';

const origin = 'https://porchlight.test';

const hostile = [
  '',
  ' ',
  'listings',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https://evil.example',
  'https:evil.example',
  'https:///evil.example',
  'http://porchlight.test/listings',
  'https://porchlight.test.evil.example/',
  'https://porchlight.test@evil.example/',
  'https://user:pass@porchlight.test/',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2f/evil.example',
  '/%',
  '/%ff',
  `/${'a'.repeat(3000)}`,
  '/login',
  '/login/',
  '/LOGIN?returnTo=%2Flogin',
  '/%6cogin',
  '/listings/../login',
  '/listings/%2e%2e/login',
  '/listings%2f..%2flogin',
  '/login#x',
  '/register?x=1',
  '/forgot-password',
  '/reset-password?token=abc',
];

describe('safeReturnTo', () => {
  it.each(hostile)('rejects %j', (value) => {
    expect(safeReturnTo(value)).toBeUndefined();
    expect(safeReturnTo(value, origin)).toBeUndefined();
  });

  it.each([null, undefined, 5, {}, ['/listings']])('rejects %j, which is not a text', (value) => {
    expect(safeReturnTo(value)).toBeUndefined();
  });

  it.each([
    ['/', '/'],
    ['/listings', '/listings'],
    ['/listings?q=oak%20table&page=2', '/listings?q=oak%20table&page=2'],
    ['/listings/1#photos', '/listings/1'],
    ['/listings/../messages', '/messages'],
    ['/loginhelp', '/loginhelp'],
    ['/user@evil.example', '/user@evil.example'],
    ['/listings?next=//evil.example', '/listings?next=//evil.example'],
    ['/listings?q=\uD800', '/listings?q=%EF%BF%BD'],
    ['/é', '/%C3%A9'],
  ])('%j leads to %j', (value, path) => {
    expect(safeReturnTo(value)).toBe(path);
  });

  it('accepts absolute URLs of its own origin only when it is given', () => {
    expect(safeReturnTo(`${origin}/listings?page=2`, origin)).toBe('/listings?page=2');
    expect(safeReturnTo(`${origin}/listings`)).toBeUndefined();
    expect(safeReturnTo(`${origin}//evil.example`, origin)).toBeUndefined();
  });

  it('never leaves the site, whatever the input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'http:',
      'login',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 8 }).map((list) => `/${list.join('')}`),
        ),
        (value) => {
          const path = safeReturnTo(value);
          if (path === undefined) return;
          expect(path).toMatch(/^\/(?!\/)/);
          expect(new URL(path, origin).origin).toBe(origin);
          expect(safeReturnTo(path)).toBe(path);
        },
      ),
    );
  });
});

describe('loginPath and registerPath', () => {
  it.each([
    [undefined, ''],
    ['/', ''],
    ['/login', ''],
    ['//evil.example', ''],
    ['/create-listing', '?returnTo=%2Fcreate-listing'],
    ['/listings?q=a&page=2', '?returnTo=%2Flistings%3Fq%3Da%26page%3D2'],
    ['/listings?q=\uD800', '?returnTo=%2Flistings%3Fq%3D%25EF%25BF%25BD'],
  ])('%j adds %j', (returnTo, query) => {
    expect(loginPath(returnTo)).toBe(`/login${query}`);
    expect(registerPath(returnTo)).toBe(`/register${query}`);
  });
});

describe('safeHref', () => {
  it.each([
    '',
    ' ',
    'listings',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://porchlight.test/1',
    'ftp://host.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://user@host.example',
    'https://user:pass@host.example',
    'https://',
    'http://[',
    null,
    undefined,
    5,
  ])('rejects %j', (value) => {
    expect(safeHref(value)).toBeUndefined();
  });

  it.each([
    ['https://host.example', 'https://host.example/'],
    [' http://host.example/a?b#c ', 'http://host.example/a?b#c'],
    ['mailto:ana@porchlight.test', 'mailto:ana@porchlight.test'],
    ['tel:911', 'tel:911'],
    ['/listings?q=a#b', '/listings?q=a#b'],
    ['?page=2', '?page=2'],
    ['#main', '#main'],
  ])('%j becomes %j', (value, href) => {
    expect(safeHref(value)).toBe(href);
  });
});

describe('isWebUrl', () => {
  it.each([
    ['https://host.example/listings/1', true],
    ['HTTP://host.example', true],
    [' https://host.example ', true],
    ['host.example', false],
    ['/listings/1', false],
    ['https:host.example', false],
    ['mailto:ana@porchlight.test', false],
    ['javascript:alert(1)//http://', false],
    ['https://user@host.example', false],
    ['', false],
  ])('%j: %s', (value, expected) => {
    expect(isWebUrl(value)).toBe(expected);
  });
});

describe('absoluteImageUrl', () => {
  it.each([
    ['/images/1.webp', `${origin}/images/1.webp`],
    ['images/1.webp', `${origin}/images/1.webp`],
    ['https://cdn.example/1.webp', 'https://cdn.example/1.webp'],
    ['//cdn.example/1.webp', 'https://cdn.example/1.webp'],
    [`blob:${origin}/1`, `blob:${origin}/1`],
    ['', undefined],
    [null, undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['java\nscript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['https://user:pass@cdn.example/1.webp', undefined],
    ['http://[', undefined],
  ])('%j becomes %j', (value, url) => {
    expect(absoluteImageUrl(value, origin)).toBe(url);
  });
});
