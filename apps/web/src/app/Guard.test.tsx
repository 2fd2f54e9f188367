// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createPath, MemoryRouter, useLocation } from 'react-router-dom';
import { anaInSession as ana } from '../testing/mocks/fixtures/index.ts';
import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { restoring, SessionProvider, type SessionView, signedOut } from '../session/index.ts';
import { type Access, Guard } from './Guard.tsx';
import { useStayOpen } from '../lib/stayOpen.ts';

const out = signedOut;
const signedIn: SessionView = { ...signedOut, status: 'in', user: ana };
const left: SessionView = { ...signedOut, hasLeft: true };

function Address() {
  return <output>{createPath(useLocation())}</output>;
}

function open(access: Access, address: string, view: SessionView): void {
  render(
    <SessionProvider value={sessionAt(view).session}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Page access={access} guarded={address} />
      </MemoryRouter>
    </SessionProvider>,
  );
}

/** Renders the guarded page at its own address, nothing elsewhere. */
function Page({ access, guarded }: { access: Access; guarded: string }) {
  if (createPath(useLocation()) !== guarded) return null;
  return <Guard access={access}>the page</Guard>;
}

const isOpen = (): boolean => screen.queryByText('the page') !== null;

afterEach(cleanup);

test.each<{ name: string; access: Access; at: string; view: SessionView; lands: string; opens: boolean }>([
  {
    name: 'everyone can open a public page',
    access: 'public',
    at: '/help',
    view: out,
    lands: '/help',
    opens: true,
  },
  {
    name: 'a visitor is sent from a protected page to sign in, with path and query to return to',
    access: 'protected',
    at: '/messages?listing=1&with=2',
    view: out,
    lands: '/login?returnTo=%2Fmessages%3Flisting%3D1%26with%3D2',
    opens: false,
  },
  {
    name: 'a signed-in user can open a protected page',
    access: 'protected',
    at: '/profile',
    view: signedIn,
    lands: '/profile',
    opens: true,
  },
  {
    name: 'a user who has signed out is sent to sign in when reopening a protected page',
    access: 'protected',
    at: '/profile',
    view: left,
    lands: '/login?returnTo=%2Fprofile',
    opens: false,
  },
  {
    name: 'a signed-in user is redirected from a sign-in page',
    access: 'guest',
    at: '/login?returnTo=%2Fprofile',
    view: signedIn,
    lands: '/profile',
    opens: false,
  },
  {
    name: 'a hostile way back from a sign-in page leads home',
    access: 'guest',
    at: '/login?returnTo=%2F%2Fexample.com',
    view: signedIn,
    lands: '/',
    opens: false,
  },
  {
    name: 'a visitor is sent home from an admin page',
    access: 'admin',
    at: '/admin',
    view: out,
    lands: '/',
    opens: false,
  },
  { name: 'so is anyone else', access: 'admin', at: '/admin', view: signedIn, lands: '/', opens: false },
])('$name', ({ access, at, view, lands, opens }) => {
  open(access, at, view);
  expect(screen.getByText(lands, { selector: 'output' })).toBeTruthy();
  expect(isOpen()).toBe(opens);
});

test.each<Access>(['protected', 'admin'])(
  '%s: while the user is not known, the screen shows its loading state and does not redirect',
  (access) => {
    open(access, '/profile', restoring);
    expect(screen.getByText('/profile', { selector: 'output' })).toBeTruthy();
    expect(isOpen()).toBe(true);
  },
);

test('the one whom the server calls administrator opens an admin page', () => {
  open('admin', '/admin', { ...signedIn, user: { ...ana, admin: true } });
  expect(isOpen()).toBe(true);
});

function Letter() {
  useStayOpen();
  return <p>Dear Ben,</p>;
}

test.each([
  {
    name: 'a screen that works without a session stays open when it ends',
    view: { ...out, hasEnded: true },
    lands: '/messages',
  },
  {
    name: 'it closes after a sign-out in another tab',
    view: out,
    lands: '/login',
  },
  {
    name: 'a sign-out in this tab closes the page without asking to sign in',
    view: left,
    lands: '/messages',
    closes: true,
  },
  {
    name: 'it closes when the stored session turns out to have ended',
    first: restoring,
    view: { ...out, hasEnded: true },
    lands: '/login',
  },
])('$name', ({ first = signedIn, view, lands, closes = lands !== '/messages' }) => {
  const { session, move } = sessionAt(first);
  render(
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={['/messages']}>
        <Address />
        <Guard access="protected">
          <Letter />
        </Guard>
      </MemoryRouter>
    </SessionProvider>,
  );
  act(() => move(view));
  expect(screen.getByText(lands, { selector: 'output' })).toBeTruthy();
  expect(screen.queryByText('Dear Ben,') === null).toBe(closes);
});
