// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { SessionProvider, signedOut } from '../session/index.ts';
import { SessionNotice } from './SessionNotice.tsx';

afterEach(cleanup);

test('dismissing the notice moves the focus to the page’s heading', () => {
  const { session } = sessionAt({ ...signedOut, isMemoryOnly: true });
  const dismissNotice = vi.fn();
  render(
    <SessionProvider value={{ ...session, dismissNotice }}>
      <SessionNotice />
      <main>
        <h1>Profile</h1>
      </main>
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismissNotice).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profile' }));
});
