// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';

import { KitProvider, type KitProviderProps } from '../../provider/index.ts';
import { Price } from './index.ts';

afterEach(cleanup);

type Amount = ComponentProps<typeof Price>['price'];

function shown(
  price: unknown,
  priceType: string,
  settings: Omit<KitProviderProps, 'children'> = {},
  period?: string,
) {
  const { container } = render(
    <KitProvider {...settings}>
      {/* Records come from elsewhere: their prices can be anything. */}
      <Price price={price as Amount} priceType={priceType} period={period} />
    </KitProvider>,
  );
  return { text: container.textContent, title: container.querySelector('span')?.title };
}

it.each([
  [25, 'fixed', '$25', ''],
  [1234.5, 'fixed', '$1,235', '$1,234.50'],
  [999_999.99, 'negotiable', '$1,000,000 (obo)', '$999,999.99'],
  [25, 'negotiable', '$25 (obo)', ''],
  [25, 'free', 'Free', ''],
  [null, 'free', 'Free', ''],
  [0, 'negotiable', 'Free', ''],
  [0.49, 'fixed', '<$1', '$0.49'],
  [0.49, 'negotiable', '<$1 (obo)', '$0.49'],
  [0.5, 'fixed', '$1', '$0.50'],
  [25, 'barter', '$25', ''],
  [null, 'fixed', 'Price not listed', ''],
  [Number.NaN, 'fixed', 'Price not listed', ''],
  [-5, 'fixed', 'Price not listed', ''],
  ['25.00', 'fixed', '$25', ''],
  ['1e5', 'fixed', 'Price not listed', ''],
])('%j, %s reads %s', (price, type, text, title) => {
  expect(shown(price, type)).toEqual({ text, title });
});

it.each([
  ['de-DE', 'EUR', 1234.5, '1.235\u00a0€', '1.234,50\u00a0€'],
  ['es-MX', 'MXN', 1234.5, '$1,235', '$1,234.50'],
  ['ja-JP', 'JPY', 1234, '￥1,234', ''],
])('in %s and %s', (locale, currency, price, text, title) => {
  expect(shown(price, 'fixed', { locale, currency })).toEqual({
    text,
    title,
  });
});

it.each([
  [90, 120, 'now $90 was $120 −25%'],
  [95, 100, 'now $95 was $100 −5%'],
  [240, 300, 'now $240 was $300 −20%'],
  [66.6, 99.99, 'now $67 was $100 −33%'],
  [0, 40, 'now Free was $40 −100%'],
  [0.3, 0.45, 'now <$1 was <$1 −33%'],
  [120, 90, '$120'],
  [90, 90, '$90'],
  [null, 90, 'Price not listed'],
])('%j after %j reads %s', (price, was, text) => {
  const { container } = render(<Price price={price} priceType="fixed" was={was} />);
  expect(container.textContent).toBe(text);
});

it.each([
  [850, 'fixed', 'month', 'en-US', '$850/month'],
  [40, 'negotiable', 'hour', 'en-US', '$40/hour (obo)'],
  [40, 'fixed', 'fortnight', 'en-US', '$40'],
  [0, 'fixed', 'month', 'en-US', 'Free'],
  [null, 'fixed', 'week', 'en-US', 'Price not listed'],
])('%j, %s, for a %s in %s reads %s', (price, type, period, locale, text) => {
  expect(shown(price, type, { locale }, period).text).toBe(text);
});
