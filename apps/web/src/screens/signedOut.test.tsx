// @vitest-environment jsdom
import { texts } from '@porchlight/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { paths } from '../lib/paths.ts';
import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { SessionProvider, signedOut } from '../session/index.ts';
import { MessagesScreen } from './Messages/MessagesScreen.tsx';
import { ProfileScreen } from './Profile/ProfileScreen.tsx';

afterEach(cleanup);

test.each([
  { name: 'messages', Screen: MessagesScreen, path: paths.messages.href(), says: texts.messages.notSignedIn },
  { name: 'profile', Screen: ProfileScreen, path: paths.profile.href(), says: texts.profile.notSignedIn },
])(
  '$name after the session has ended: says that one has to sign in, and leads there and back',
  ({ Screen, path, says }) => {
    const { session } = sessionAt({ ...signedOut, hasEnded: true });
    render(
      <SessionProvider value={session}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
        </MemoryRouter>
      </SessionProvider>,
    );
    expect(screen.getByText(says)).toBeTruthy();
    const link = screen.getByRole('link', { name: texts.navigation.signIn });
    expect(link.getAttribute('href')).toBe(paths.login.href(path));
  },
);
