// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ApiProvider, createApiClient } from '../../api/index.ts';
import { signedOut } from '../../session/index.ts';
import { askMock } from '../../testing/mocks/server.ts';
import { sessionAt } from '../../testing/mocks/sessionAt.ts';
import { ListingsSearchField } from './ListingsSearchField.tsx';
import { recentSearches, rememberSearch } from './recentSearches.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(): HTMLInputElement {
  const api = createApiClient({
    session: sessionAt(signedOut).session,
    origin: 'http://localhost:3000',
    fetch: (input) => askMock(new Request(input as string)),
  });
  render(
    <ApiProvider value={{ api, delivered: new Map(), failed: new Map() }}>
      <MemoryRouter>
        <ListingsSearchField />
        <Address />
      </MemoryRouter>
    </ApiProvider>,
  );
  return screen.getByRole('textbox');
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

test('suggestions attach to the field, navigate, and record the search', async () => {
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  const address = () => screen.getByRole('status').textContent;
  rememberSearch('walnut desk');
  const field = show();
  act(() => field.focus());
  type('so');
  fireEvent.click(await screen.findByRole('option', { name: 'sofa' }, { timeout: 10_000 }));
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field.value).toBe('sofa');
  expect(address()).toMatch(/^\/listings\?q=sofa/);
  expect(recentSearches()).toEqual(['sofa', 'walnut desk']);

  // Deleted right after a search, without leaving the field.
  type('');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Delete' });
  expect(recentSearches()).toEqual(['sofa']);

  type('furn');
  fireEvent.click(await screen.findByRole('option', { name: /^Furniture/ }));
  expect(address()).toBe('/listings?category=furniture');
  expect(field.value).toBe('');
  expect(recentSearches()).toEqual(['sofa']);

  type(' by  hand ');
  fireEvent.submit(screen.getByRole('search'));
  expect(recentSearches()).toEqual(['by hand', 'sofa']);
}, 20_000);
