import { storageKeys, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';

import { account } from '../testing/mocks/index.ts';
import { anaInSession as ana } from '../testing/mocks/fixtures/index.ts';
import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { answering, at, inApp, leadingTo } from '../testing/story.tsx';
import { paths } from '../lib/paths.ts';
import { SessionProvider, type SessionUser, signedOut } from '../session/index.ts';
import { Guard } from './Guard.tsx';

const meta = {
  title: 'Screens/Guard',
  component: Guard,
  args: { access: 'protected', children: null },
  ...inApp(paths.dashboard.href()),
} satisfies Meta<typeof Guard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stored tokens are being verified: the page shows its title and skeleton, and doesn't redirect. */
export const Restoring: Story = {
  parameters: { ...at(paths.dashboard.href(), { as: 'ana' }), ...answering(account.pending) },
  loaders: [() => localStorage.setItem(storageKeys.token, 'an old one')],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: texts.dashboard.welcome(undefined) }),
    ).toBeVisible();
    await expect(canvas.getByRole('main').querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.navigation.signIn })).toBeNull();
  },
};

/** Signed in: the page. */
export const SignedIn: Story = {
  parameters: {
    ...at(paths.dashboard.href(), { as: 'ana' }),
    visual: { disable: true, reason: 'looks like the dashboard' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Ana/ });
  },
};

/** Signed out: the sign-in page, with the reason and a way back. */
export const SignedOut: Story = {
  parameters: { visual: { disable: true, reason: 'looks like signing in with a way back' } },
  ...leadingTo(paths.login.href()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.navigation.signIn });
    await expect(canvas.getByText(texts.errors.signInNeeded)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.navigation.signUp })).toHaveAttribute(
      'href',
      paths.register.href(paths.dashboard.href()),
    );
  },
};

function AdminPage({ user }: { user: SessionUser | null }) {
  const { session } = sessionAt({ ...signedOut, status: user === null ? 'out' : 'in', user });
  return (
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={['/admin']}>
        <Place />
      </MemoryRouter>
    </SessionProvider>
  );
}

function Place() {
  const { pathname } = useLocation();
  return pathname === '/admin' ? <Guard access="admin">For the administrator</Guard> : <p>At {pathname}</p>;
}

const plain = { visual: { disable: true, reason: 'plain words in place of a page' } };

/** An administrator according to the server. */
export const Administrator: Story = {
  parameters: plain,
  render: () => <AdminPage user={{ ...ana, admin: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For the administrator')).toBeVisible();
  },
};

/** Other users are sent home. */
export const NotTheAdministrator: Story = {
  parameters: plain,
  render: () => <AdminPage user={ana} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At /')).toBeVisible();
  },
};

/** Visitors too, without a request to sign in. */
export const AdminPageToVisitor: Story = {
  parameters: plain,
  render: () => <AdminPage user={null} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At /')).toBeVisible();
  },
};
