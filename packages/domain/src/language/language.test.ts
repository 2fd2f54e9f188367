import { expect, it } from 'vitest';

import { acceptedLanguage, pathIn, splitLanguage } from './language.ts';

it.each([
  ['/', 'en', '/'],
  ['/listings', 'en', '/listings'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/listings/7', 'es', '/listings/7'],
  ['/especial', 'en', '/especial'],
  ['/en/listings', 'en', '/en/listings'],
  ['/ES/listings', 'en', '/ES/listings'],
  ['/es//evil.test', 'es', '//evil.test'],
])('%s is a path in %s: %s', (path, language, rest) => {
  expect(splitLanguage(path)).toEqual({ language, path: rest });
});

it.each([
  ['en', '/', '/'],
  ['en', '/listings?q=a', '/listings?q=a'],
  ['es', '/', '/es'],
  ['es', '/?returnTo=%2F', '/es?returnTo=%2F'],
  ['es', '/#top', '/es#top'],
  ['es', '/listings', '/es/listings'],
] as const)('in %s, %s is %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['de-DE,de;q=0.9,es;q=0.5', 'es'],
  ['fr, en;q=0.3, es;q=0.7', 'es'],
  ['es;q=0', 'en'],
  ['ES', 'es'],
  ['*', 'en'],
  ['es;q=x, en;q=0.5', 'es'],
  [`${'a,'.repeat(5000)}es`, 'en'],
])('Accept-Language %j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
