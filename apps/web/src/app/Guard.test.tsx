// @vitest-environment jsdom
import { brand } from '@porchlight/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { addressOf, MemoryRouter, useLocation } from '../router/index.ts';
import {
  createSession,
  type Session,
  SessionProvider,
  type SessionView,
  signedOut,
} from '../session/index.ts';
import { type Access, Guard } from './Guard.tsx';
import { useStaysWithoutSession } from './staying.ts';

const ana = { id: 'u1', email: 'ana@porchlight.test', name: 'Ana', verified: true, active: true };
const out = signedOut;
const restoring: SessionView = { ...signedOut, status: 'restoring' };
const signedIn: SessionView = { ...signedOut, status: 'in', user: ana };
const leaving: SessionView = { ...signedOut, isLeaving: true };

/** A session that stands still at `view`. */
function sessionAt(view: SessionView): Session {
  const session = createSession({
    load: () => Promise.reject(new Error('Nothing here signs in')),
    hasTokens: () => false,
  });
  return { ...session, view: () => view, subscribe: () => () => undefined };
}

function Address() {
  return <output>{addressOf(useLocation())}</output>;
}

function open(access: Access, address: string, view: SessionView): void {
  render(
    <SessionProvider value={sessionAt(view)}>
      <MemoryRouter address={address}>
        <Address />
        <Page access={access} guarded={address} />
      </MemoryRouter>
    </SessionProvider>,
  );
}

/** The guarded page at its own address, nothing elsewhere. */
function Page({ access, guarded }: { access: Access; guarded: string }) {
  if (addressOf(useLocation()) !== guarded) return null;
  return <Guard access={access}>the page</Guard>;
}

const isOpen = (): boolean => screen.queryByText('the page') !== null;

afterEach(() => {
  cleanup();
  brand.adminEmail = undefined;
});

test.each<{ name: string; access: Access; at: string; view: SessionView; lands: string; opens: boolean }>([
  {
    name: 'anyone opens a public page',
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
    name: 'a signed-in person opens a protected page',
    access: 'protected',
    at: '/profile',
    view: signedIn,
    lands: '/profile',
    opens: true,
  },
  {
    name: 'whoever signs out goes home',
    access: 'protected',
    at: '/profile',
    view: leaving,
    lands: '/',
    opens: false,
  },
  {
    name: 'a signed-in person has no business on a sign-in page',
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
  '%s: nobody is sent away while it is not known who is there',
  (access) => {
    open(access, '/profile', restoring);
    expect(screen.getByText('/profile', { selector: 'output' })).toBeTruthy();
    expect(isOpen()).toBe(false);
  },
);

test('the one admin address opens an admin page', () => {
  brand.adminEmail = 'Ana@Porchlight.test';
  open('admin', '/admin', signedIn);
  expect(isOpen()).toBe(true);
});

function Letter() {
  useStaysWithoutSession();
  return <p>Dear Ben,</p>;
}

test.each([
  {
    name: 'a screen that can live without a session stays when it ends',
    view: { ...out, hasEnded: true },
    lands: '/messages',
  },
  { name: 'it does not when the person leaves', view: leaving, lands: '/' },
])('$name', ({ view, lands }) => {
  let now: SessionView = signedIn;
  let tell = (): void => undefined;
  const session: Session = {
    ...sessionAt(signedIn),
    view: () => now,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  render(
    <SessionProvider value={session}>
      <MemoryRouter address="/messages">
        <Address />
        <Guard access="protected">
          <Letter />
        </Guard>
      </MemoryRouter>
    </SessionProvider>,
  );
  act(() => {
    now = view;
    tell();
  });
  expect(screen.getByText(lands, { selector: 'output' })).toBeTruthy();
  expect(screen.queryByText('Dear Ben,') !== null).toBe(lands === '/messages');
});
