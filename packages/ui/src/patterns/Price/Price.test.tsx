// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';

import { KitProvider, type KitProviderProps } from '../../provider/index.ts';
import { Price } from './index.ts';

afterEach(cleanup);

type Amount = ComponentProps<typeof Price>['price'];

function shown(price: unknown, priceType: string, settings: Omit<KitProviderProps, 'children'> = {}) {
  const { container } = render(
    <KitProvider {...settings}>
      {/* Records come from elsewhere: their prices may be anything. */}
      <Price price={price as Amount} priceType={priceType} />
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
