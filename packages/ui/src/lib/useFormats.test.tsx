// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { KitProvider } from '../provider/index.ts';
import { useCurrencySigns } from './useCurrencySigns.ts';
import { useFormats } from './useFormats.ts';

afterEach(cleanup);

const formatsIn = (locale: string, currency: string) =>
  renderHook(() => ({ formats: useFormats(), signs: useCurrencySigns() }), {
    wrapper: ({ children }) => (
      <KitProvider locale={locale} currency={currency}>
        {children}
      </KitProvider>
    ),
  });

it.each([
  ['en-US', 'USD', '1,234', '$1,235', { currency: '$', side: 'start', decimal: '.' }],
  ['de-DE', 'EUR', '1.234', '1.235\u00A0€', { currency: '€', side: 'end', decimal: ',' }],
  ['ja-JP', 'JPY', '1,234', '￥1,235', { currency: '￥', side: 'start', decimal: '.' }],
  ['ar-EG', 'EGP', '١٬٢٣٤', '\u200F١٬٢٣٥\u00A0ج.م.\u200F', { currency: 'ج.م.', side: 'end', decimal: '٫' }],
])('%s writes %s', (locale, currency, number, price, signs) => {
  const { result, rerender } = formatsIn(locale, currency);
  const { formats } = result.current;
  expect(formats.number(1234)).toBe(number);
  expect(formats.price(1234.5)).toBe(price);
  expect(result.current.signs).toEqual(signs);
  rerender();
  expect(result.current.formats).toBe(formats);
});
