// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { MemoryRouter, Navigate, useLocation } from 'react-router-dom';
import { AppLink } from '../app/AppLink.tsx';
import { useReturnTo } from './returnTo.ts';

function Login() {
  return <output>{useReturnTo()}</output>;
}

/** Navigates to `to` within the app, with this navigation state. */
function Arrival({ to, state }: { to: string; state: unknown }) {
  return useLocation().pathname === '/login' ? <Login /> : <Navigate to={to} state={state} />;
}

afterEach(cleanup);

test.each([
  { name: 'the address says where', to: '/login?returnTo=%2Fprofile', state: null, leads: '/profile' },
  {
    name: 'else the page one came from',
    to: '/login',
    state: { from: '/listings?q=desk' },
    leads: '/listings?q=desk',
  },
  {
    name: 'the address takes precedence',
    to: '/login?returnTo=%2Fprofile',
    state: { from: '/help' },
    leads: '/profile',
  },
  { name: 'else home', to: '/login', state: null, leads: '/' },
  {
    name: 'never another site',
    to: '/login?returnTo=https%3A%2F%2Fexample.com',
    state: { from: '//example.com' },
    leads: '/',
  },
  { name: 'never a sign-in page', to: '/login?returnTo=%2Fregister', state: { from: '/login' }, leads: '/' },
  { name: 'no invalid state', to: '/login', state: { from: 42 }, leads: '/' },
])('$name', async ({ to, state, leads }) => {
  render(
    <MemoryRouter initialEntries={['/help']}>
      <Arrival to={to} state={state} />
    </MemoryRouter>,
  );
  expect((await screen.findByRole('status')).textContent).toBe(leads);
});

/** Every page has these links; sign-in links also show where they lead afterwards. */
function Site() {
  const { pathname } = useLocation();
  return (
    <>
      {['/help', '/login', '/login?returnTo=%2Fprofile', '/register', '/forgot-password'].map((href) => (
        <AppLink key={href} href={href}>
          {href}
        </AppLink>
      ))}
      {pathname !== '/help' && <Login />}
    </>
  );
}

test.each([
  { name: 'signing in', follow: ['/login'], leads: '/listings?q=bike' },
  { name: 'signing up', follow: ['/register'], leads: '/listings?q=bike' },
  {
    name: 'switching between sign-in and sign-up',
    follow: ['/login', '/register', '/login'],
    leads: '/listings?q=bike',
  },
  {
    name: 'a forgotten password',
    follow: ['/login', '/forgot-password', '/login'],
    leads: '/listings?q=bike',
  },
  { name: 'another page on the way', follow: ['/login', '/help', '/register'], leads: '/help' },
  { name: 'a link with a return path', follow: ['/login?returnTo=%2Fprofile'], leads: '/profile' },
])('links remember the page they stand on, without its fragment: $name', ({ follow, leads }) => {
  render(
    <MemoryRouter initialEntries={['/listings?q=bike#content']}>
      <Site />
    </MemoryRouter>,
  );
  for (const name of follow) fireEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByRole('status').textContent).toBe(leads);
});
