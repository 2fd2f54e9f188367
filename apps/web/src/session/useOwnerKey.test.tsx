// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { anaInSession as ana } from '../testing/mocks/fixtures/index.ts';
import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { SessionProvider, type SessionUser, type SessionView, signedOut, useOwnerKey } from './index.ts';

const restoring: SessionView = { ...signedOut, status: 'restoring' };
const as = (user: SessionUser): SessionView => ({ ...signedOut, status: 'in', user });
const [anaIsIn, benIsIn] = [as(ana), as({ ...ana, id: 'u2', name: 'Ben' })];
const ended: SessionView = { ...signedOut, hasEnded: true };

/** A field that lives as long as the page belongs to one user. */
function Page() {
  const turn = useOwnerKey();
  return <input key={turn} aria-label="Letter" />;
}

afterEach(cleanup);

test.each<{ name: string; first: SessionView; next: readonly SessionView[]; isKept: boolean }>([
  { name: 'a restored session', first: restoring, next: [anaIsIn], isKept: true },
  { name: 'a visitor who signs in', first: signedOut, next: [anaIsIn], isKept: true },
  {
    name: 'a user with a new email',
    first: anaIsIn,
    next: [as({ ...ana, email: 'a@b.test' })],
    isKept: true,
  },
  { name: 'an expired session', first: anaIsIn, next: [ended], isKept: true },
  { name: 'the same user, signed in again', first: anaIsIn, next: [ended, anaIsIn], isKept: true },
  { name: 'another user, signed in after that', first: anaIsIn, next: [ended, benIsIn], isKept: false },
  { name: 'another user, without a sign-out in between', first: anaIsIn, next: [benIsIn], isKept: false },
  {
    name: 'another user after a visitor has signed in',
    first: signedOut,
    next: [anaIsIn, benIsIn],
    isKept: false,
  },
  { name: 'a sign-out in another tab', first: anaIsIn, next: [signedOut], isKept: false },
  {
    name: 'a sign-out here, which navigates',
    first: anaIsIn,
    next: [{ ...signedOut, hasLeft: true }],
    isKept: true,
  },
])('$name: typed text is kept: $isKept', ({ first, next, isKept }) => {
  const { session, move } = sessionAt(first);
  render(
    <SessionProvider value={session}>
      <Page />
    </SessionProvider>,
  );
  const letter = screen.getByRole('textbox');
  for (const view of next) act(() => move(view));
  expect(screen.getByRole('textbox') === letter).toBe(isKept);
});
