// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  addressOf,
  BrowserRouter,
  MemoryRouter,
  Navigate,
  type NavigateFunction,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './index.ts';

let go: NavigateFunction = () => undefined;

function Place(): ReactElement {
  const location = useLocation();
  const type = useNavigationType();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  return (
    <p>
      {type} {addressOf(location)} {JSON.stringify(location.state)} {query.get('q') ?? '-'}
    </p>
  );
}

const shown = (): string => screen.getByText(/POP|PUSH|REPLACE/).textContent;

beforeEach(() => window.history.replaceState(null, '', '/listings?q=desk'));
afterEach(cleanup);

test('reads the browser, pushes, replaces and goes back', async () => {
  render(<BrowserRouter>{<Place />}</BrowserRouter>);
  expect(shown()).toBe('POP /listings?q=desk null desk');
  act(() => go('/help', { state: { notice: 'hello' } }));
  expect(shown()).toBe('PUSH /help {"notice":"hello"} -');
  expect(window.location.pathname).toBe('/help');
  act(() => go('?q=keys', { replace: true }));
  expect(shown()).toBe('REPLACE /help?q=keys null keys');
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    go(-1);
    await popped;
  });
  expect(shown()).toBe('POP /listings?q=desk null desk');
});

test('an address of another site is refused', () => {
  render(<BrowserRouter>{<Place />}</BrowserRouter>);
  expect(() => go('https://evil.example/')).toThrow('this site');
  expect(() => go('//evil.example/')).toThrow('this site');
});

test('memory keeps its own history', () => {
  render(<MemoryRouter address="/a">{<Place />}</MemoryRouter>);
  act(() => go('/b'));
  act(() => go('/c'));
  act(() => go(-2));
  expect(shown()).toBe('POP /a null -');
  act(() => go(1));
  expect(shown()).toBe('POP /b null -');
  act(() => go('/d'));
  act(() => go(1));
  expect(shown()).toBe('PUSH /d null -');
});

test('Navigate leaves nothing behind to go back to', () => {
  function Redirecting(): ReactElement {
    return useLocation().pathname === '/old' ? <Navigate to="/new" replace /> : <Place />;
  }
  render(
    <MemoryRouter address="/old">
      <Redirecting />
    </MemoryRouter>,
  );
  expect(shown()).toBe('REPLACE /new null -');
  act(() => go(-1));
  expect(shown()).toBe('REPLACE /new null -');
});

test('the server stays where it is', () => {
  render(
    <StaticRouter address="/listings?q=sofa">
      <Place />
    </StaticRouter>,
  );
  act(() => go('/elsewhere'));
  expect(shown()).toBe('POP /listings?q=sofa null sofa');
});
