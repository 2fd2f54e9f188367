import { parseSearch } from '@porchlight/domain';
import { expect, test, vi } from 'vitest';

import { mockCategories } from '../../testing/mocks/fixtures/categories.ts';
import { listingsTitle } from './listingsTitle.ts';

vi.mock('./listingsTitle.words.ts', async () => import('./listingsTitle.words.es.ts'));

const tree = mockCategories.map((group) => ({
  ...group,
  subCategories: group.subCategories.map((sub) =>
    sub.slug === 'furniture' ? { ...sub, name: 'Muebles' } : sub,
  ),
}));

test.each([
  ['q=escritorio', '“escritorio”'],
  ['q=escritorio&category=furniture', '“escritorio” en Muebles'],
  ['category=furniture&max_price=200&near=Seattle%2C+WA', 'Muebles por menos de $200 cerca de Seattle, WA'],
  ['category=furniture&min_price=50', 'Muebles desde $50'],
  [
    'category=furniture&condition=good&min_price=50&max_price=200&location=Austin',
    'Muebles en buen estado de $50 a $200 en Austin',
  ],
  ['category=furniture&max_price=90&price_period=month', 'Muebles por menos de $90 por mes'],
  ['category=furniture&with_photos=true&posted_within=7', 'Muebles de los últimos 7 días con fotos'],
  ['category=furniture&condition=for_parts&posted_within=1', 'Muebles para piezas de las últimas 24 horas'],
])('in Spanish, ?%s is titled %s', (query, title) => {
  expect(listingsTitle(parseSearch(new URLSearchParams(query)), tree)).toBe(title);
});
