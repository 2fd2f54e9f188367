import { describe, expect, it } from 'vitest';
import { hasPhoneDigits, phoneHref, plainPhone } from './phones.ts';
import { safeHref } from '../text/urls.ts';

describe('phoneHref', () => {
  it.each([
    ['(512) 555-0142', 'tel:5125550142'],
    ['+1 512.555.0134 #7', 'tel:+15125550134;ext=7'],
    ['512-555-0134#', 'tel:5125550134'],
  ])('%s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
    expect(safeHref(href)).toBe(href);
  });

  it.each(['##########', '', '+', '#123456789', '() - . +#'])('%j cannot be called', (phone) => {
    expect(phoneHref(phone)).toBeUndefined();
  });
});

describe('plainPhone', () => {
  it.each([
    ['direction marks', '\u202A(512) 555-0142\u202C'],
    ['isolates and marks', '\u2066\u200E(512) 555-0142\u200F\u2069'],
    ['a byte order mark', '\uFEFF(512) 555-0142'],
    ['characters of no width', '(512)\u2060 555\u200B-\u200D0142\uFE0F'],
    ['soft hyphens', '(512) 555\u00AD-0142'],
    ['a non-breaking hyphen', '(512) 555\u20110142'],
    ['a hyphen', '(512) 555\u20100142'],
    ['an en dash', '(512) 555\u20130142'],
    ['a minus sign', '(512) 555\u22120142'],
    ['a full-width hyphen', '(512) 555\uFF0D0142'],
    ['a non-breaking space', '(512)\u00A0555-0142'],
    ['a narrow space', '(512)\u202F555-0142'],
    ['a figure space', '(512)\u2007555-0142'],
    ['a full-width space', '(512)\u3000555-0142'],
    ['a tab, and a line break behind', '(512)\t555-0142\r\n'],
    ['full-width characters', '（５１２） ５５５－０１４２'],
  ])('reads %s', (_what, typed) => {
    expect(plainPhone(typed)).toBe('(512) 555-0142');
  });

  it.each([
    ['(512) 555-0142 x7', '(512) 555-0142 #7'],
    ['(512) 555-0142 ext. 7', '(512) 555-0142 #7'],
    ['512-555-0142 extension 77', '512-555-0142 #77'],
    ['512 555 0142,7', '512 555 0142 #7'],
    ['tel:+15125550142;ext=7', '+15125550142 #7'],
    ['512/555-0142', '512.555-0142'],
    ['512·555·0142', '512.555.0142'],
    ['[512] 555-0142', '(512) 555-0142'],
    ['call Alex 512', 'call Alex 512'],
  ])('reads %s', (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain);
  });

  it.each(['#7 5125550142', '+#5125550142', '1#234567890'])('finds no number in %s', (phone) => {
    expect(hasPhoneDigits(phone)).toBe(false);
  });

  it('leaves other scripts, letters and extensions as they are', () => {
    expect(plainPhone('१२३ #7 y8')).toBe('१२३ #7 y8');
  });
});
