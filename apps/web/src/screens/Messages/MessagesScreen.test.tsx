// @vitest-environment jsdom
import { texts } from '@porchlight/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { paths } from '../../paths.ts';
import { MemoryRouter } from '../../router/index.ts';
import { createSession, SessionProvider } from '../../session/index.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

afterEach(cleanup);

test('without a session it says that one has to sign in, and leads there and back', () => {
  const session = createSession({
    load: () => Promise.reject(new Error('Nothing here signs in')),
    hasTokens: () => false,
  });
  render(
    <SessionProvider value={session}>
      <MemoryRouter address={paths.messages.href()}>
        <MessagesScreen />
      </MemoryRouter>
    </SessionProvider>,
  );
  expect(screen.getByText(texts.messages.notSignedIn)).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.navigation.signIn });
  expect(link.getAttribute('href')).toBe(paths.login.href(paths.messages.href()));
});
