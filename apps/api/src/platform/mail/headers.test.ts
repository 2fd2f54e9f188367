import { describe, expect, test } from 'vitest';

import { bodyText, headerAddress, headerText, headerUrl } from './headers.ts';

test.each([
  ['Plain subject', 'Plain subject'],
  ['José 💡 bike', 'José 💡 bike'],
  ['Hi\r\nBcc: all@example.test', 'Hi Bcc: all@example.test'],
  ['Hi\nBcc: x', 'Hi Bcc: x'],
  ['Hi\rBcc: x', 'Hi Bcc: x'],
  ['Hi\u2028Bcc: x', 'Hi Bcc: x'],
  ['Hi\u2029Bcc: x', 'Hi Bcc: x'],
  ['Hi\u0085Bcc: x', 'Hi Bcc: x'],
  ['Hi\u000bBcc\u000c: x', 'Hi Bcc : x'],
  ['nul\u0000 and\u001b escape', 'nul  and  escape'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
])('a header made of %j is one line', (text, line) => {
  expect(headerText(text).replaceAll(/ +/g, ' ')).toBe(line.replaceAll(/ +/g, ' '));
});

test('a long header is truncated, never inside a character', () => {
  const cut = headerText(`${'a'.repeat(254)}💡💡`);
  expect(cut.length).toBeLessThanOrEqual(255);
  expect(cut).not.toMatch(/\p{Surrogate}/u);
});

describe('an address', () => {
  test.each(['ana@porchlight.test', 'a.b+c@sub.example.co', ' ana@porchlight.test ', 'josé@exämple.test'])(
    '%j is accepted',
    (text) => {
      expect(headerAddress(text)).toBe(text.trim());
    },
  );
  test.each([
    '',
    'ana',
    'ana@',
    '@porchlight.test',
    'ana@porchlight.test, ben@porchlight.test',
    'ana@porchlight.test;ben@porchlight.test',
    'Ana <ana@porchlight.test>',
    'ana@porchlight.test\r\nBcc: ben@porchlight.test',
    'ana@porchlight.test\u2028Bcc:ben@porchlight.test',
    'ana@porchlight.test\u0000',
    'ana@a@b.test',
    '"ana b"@porchlight.test',
    '(comment)ana@porchlight.test',
    `${'a'.repeat(250)}@b.test`,
  ])('%j is refused', (text) => {
    expect(() => headerAddress(text)).toThrow('Not a plain email address');
  });
});

test('a body keeps its line breaks and tabs and loses other control characters', () => {
  expect(bodyText('a\r\nb\rc\u2028d\te\u0000f\u001bg')).toBe('a\nb\nc\nd\tefg');
});

describe('a web address', () => {
  test('is put in angle brackets', () => {
    expect(headerUrl('https://porchlight.test/u?token=a.b')).toBe('<https://porchlight.test/u?token=a.b>');
  });
  test.each([
    '',
    '/u',
    'mailto:eve@example.test',
    'javascript:alert(1)',
    'https://porchlight.test/>, <mailto:eve@example.test',
    'https://porchlight.test/\r\nBcc: eve@example.test',
    'https://porchlight.test/ Bcc: eve@example.test',
    'https://porchlight.test/\u2028Bcc: eve@example.test',
    'https://porchlight.test/\u0000',
    `https://porchlight.test/${'a'.repeat(800)}`,
  ])('%j is refused', (text) => {
    expect(() => headerUrl(text)).toThrow('Not a web address');
  });
});
