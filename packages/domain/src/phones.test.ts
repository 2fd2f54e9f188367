import { describe, expect, it } from 'vitest';
import { phoneHref } from './phones.ts';
import { safeHref } from './urls.ts';

describe('phoneHref', () => {
  it.each([
    ['(512) 555-0142', 'tel:5125550142'],
    ['+1 512.555.0134 #7', 'tel:+15125550134;ext=7'],
    ['512-555-0134#', 'tel:5125550134'],
  ])('%s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
    expect(safeHref(href)).toBe(href);
  });
});
