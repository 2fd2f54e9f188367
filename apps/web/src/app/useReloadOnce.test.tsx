// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { browserPorts, PortsProvider } from '../lib/ports.ts';
import { FailedScreen } from './FailedScreen.tsx';

const reload = vi.fn();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockClear();
  sessionStorage.clear();
});

/** Renders a failed screen; returns whether it reloads, and whether it shows the error. */
function fail(error: unknown) {
  const { unmount } = render(
    <PortsProvider value={{ ...browserPorts, reload }}>
      <MemoryRouter>
        <FailedScreen error={error} onRetry={() => undefined} />
      </MemoryRouter>
    </PortsProvider>,
    { wrapper: StrictMode },
  );
  const isSaid = screen.queryByRole('heading', { level: 1 }) !== null;
  unmount();
  return { reloads: reload.mock.calls.length > 0, isSaid };
}

/** Each page and each attempt has its own error. */
const missing = () => new ScreenNotLoaded('The screen did not load');
const leaves = { reloads: true, isSaid: false };
const stays = { reloads: false, isSaid: true };

test('a screen that failed to load reloads the page, once per version of the app', () => {
  expect(fail(missing())).toEqual(leaves);
  reload.mockClear();
  expect(fail(missing())).toEqual(stays);
  sessionStorage.setItem('reloaded', 'an older version');
  expect(fail(missing())).toEqual(leaves);
});

test('an exception, or a lost connection, does not reload', () => {
  expect(fail(new Error('A defect'))).toEqual(stays);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fail(missing())).toEqual(stays);
});

test('without storage it does not reload, to avoid a loop', () => {
  refuseStorage();
  expect(fail(missing())).toEqual(stays);
});
