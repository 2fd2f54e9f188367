import { expect, test } from 'vitest';

import { emailSamples } from '../../testing/emailSamples.ts';
import { toMail } from './toMail.ts';

const hostile = `</style></title><script>alert(1)</script><img src="https://evil.test/x" onerror='x'>&amp;`;

test('an email has the same content as text and as HTML, in the same order', () => {
  const { text, html = '' } = toMail({
    language: 'en',
    to: 'ana@porchlight.test',
    subject: 'A subject',
    greeting: 'Hello Ana,',
    parts: ['Before.', { link: 'https://porchlight.test/a?b=1&c=2#d', label: 'Open it' }, 'After.'],
    foot: { link: 'https://porchlight.test/stop', label: 'Stop it' },
  });
  expect(text).toBe(
    'Hello Ana,\n\nBefore.\n\nOpen it:\nhttps://porchlight.test/a?b=1&c=2#d\n\nAfter.\n\nThe Porchlight team\nsupport@porchlight.test\n\nStop it:\nhttps://porchlight.test/stop',
  );
  const places = [
    'Hello Ana,',
    'Before.',
    'href="https://porchlight.test/a?b=1&amp;c=2#d"',
    'Open it',
    'After.',
    'The Porchlight team',
    'href="https://porchlight.test/stop"',
  ].map((words) => html.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('an email shows the listing, and the address of each link once, at the foot', () => {
  const link = 'https://porchlight.test/listings/7';
  const { text, html = '' } = toMail({
    language: 'en',
    to: 'ana@porchlight.test',
    subject: 'A subject',
    greeting: 'Hello Ana,',
    parts: [
      { listing: { title: 'Oak table', price: '$215' } },
      { link, label: 'See it' },
      { link, label: 'See it again', isMinor: true },
    ],
  });
  expect(text).toContain('Oak table · $215');
  expect(html).toMatch(/Oak table<br \/><strong>\$215<\/strong>/);
  expect(html.split(`>${link}<`)).toHaveLength(2);
  expect(html.indexOf(`>${link}<`)).toBeGreaterThan(html.indexOf('The Porchlight team'));
});

test('no text in an email becomes markup', () => {
  const { html = '' } = toMail({
    language: 'en',
    to: 'ana@porchlight.test',
    subject: hostile,
    greeting: hostile,
    parts: [hostile, { link: `https://porchlight.test/"${hostile}`, label: hostile }],
  });
  expect(html).not.toMatch(/<script|<img|onerror='/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).not.toContain('test/"');
});

test.each(Object.entries(emailSamples))('%s: loads no external resources', (_kind, { html = '' }) => {
  expect(html).not.toMatch(
    /<(?:img|link|script|iframe|object|video|audio)\b|url\(|@import|\bsrc=|background="/i,
  );
});
