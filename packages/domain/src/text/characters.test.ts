import { describe, expect, it } from 'vitest';
import { capitalize, countChars, toWellFormed, truncateChars } from './characters.ts';
import { inquirySubject } from '../messages/inquiries.ts';

describe('countChars', () => {
  it.each([
    ['', 0],
    ['title', 5],
    ['title💡', 7],
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['a\rb', 3],
    [' a ', 3],
  ])('%j has %d', (text, count) => {
    expect(countChars(text)).toBe(count);
  });
});

describe('truncateChars', () => {
  it.each([
    ['abc', 5, 'abc'],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab💡', 4, 'ab💡'],
    ['ab💡', 3, 'ab'],
    ['💡', 1, ''],
    ['abc', 0, ''],
  ])('%j to %d is %j', (text, max, expected) => {
    expect(truncateChars(text, max)).toBe(expected);
  });
});

describe('capitalize', () => {
  it.each([
    ['active', 'Active'],
    ['', ''],
    ['on hold', 'On hold'],
    ['éclair', 'Éclair'],
    ['𐐨x', '𐐀x'],
  ])('%j becomes %j', (text, expected) => {
    expect(capitalize(text)).toBe(expected);
  });
});

describe('inquirySubject', () => {
  it('starts with the specified text', () => {
    expect(inquirySubject('Oak table')).toBe('Inquiry about: Oak table');
  });

  it('fits into a subject whatever the title', () => {
    expect(inquirySubject('x'.repeat(255))).toHaveLength(255);
    expect(inquirySubject('💡'.repeat(127))).toHaveLength(255);
    expect(inquirySubject(`x${'💡'.repeat(127)}`)).toHaveLength(254);
  });
});

it('replaces lone surrogates', () => {
  expect(toWellFormed('a\uD800b💡\uDC00')).toBe('a\uFFFDb💡\uFFFD');
});
