// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { browserPorts, PortsProvider } from '../lib/ports.ts';

const logged = vi.fn();

function Screen({ isBroken }: { isBroken: boolean }): ReactElement {
  if (isBroken) throw new Error('A defect');
  return <p>all is well</p>;
}

const fallback = (error: unknown, retry: () => void): ReactElement => (
  <button onClick={retry}>{error instanceof Error ? error.message : 'nothing was thrown'}</button>
);

function page(address: string, isBroken: boolean): ReactElement {
  return (
    <PortsProvider value={{ ...browserPorts, log: { warn: logged, error: logged } }}>
      <ErrorBoundary resetKey={address} fallback={fallback}>
        <Screen isBroken={isBroken} />
      </ErrorBoundary>
    </PortsProvider>
  );
}

// React also logs a caught error to the console.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  logged.mockClear();
});

test('shows the fallback, logs the defect once, and stays until the address changes', () => {
  const view = render(page('/a', true));
  expect(screen.getByText('A defect')).toBeTruthy();
  expect(logged).toHaveBeenCalledOnce();
  view.rerender(page('/a', false));
  expect(screen.getByText('A defect')).toBeTruthy();
  view.rerender(page('/b', false));
  expect(screen.getByText('all is well')).toBeTruthy();
});

test('another broken screen fails separately', () => {
  const view = render(page('/a', true));
  view.rerender(page('/b', true));
  expect(screen.getByText('A defect')).toBeTruthy();
  view.rerender(page('/c', false));
  expect(screen.getByText('all is well')).toBeTruthy();
});

test('retries on request', () => {
  const view = render(page('/a', true));
  fireEvent.click(screen.getByText('A defect'));
  expect(screen.getByText('A defect')).toBeTruthy();
  view.rerender(page('/a', false));
  fireEvent.click(screen.getByText('A defect'));
  expect(screen.getByText('all is well')).toBeTruthy();
});
