import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { fill } from '../../testing/fill.ts';
import { brokenUntilMended, exports, model } from '../../testing/mocks/index.ts';
import { answering, asUser, at, inApp } from '../../testing/story.tsx';
import { YourData } from './YourData.tsx';

const meta = {
  title: 'Screens/Profile/Your data',
  component: YourData,
  ...inApp(paths.profile.href()),
} satisfies Meta<typeof YourData>;
export default meta;
// The screen provides the user.
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const visual = { disable: true, reason: 'Default of Profile shows the section' };
const section = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Your data' }));

/** Opens the dialog, and enters this password. */
async function request(canvas: ReturnType<typeof within>, password: string) {
  const data = await section(canvas);
  (await data.findByRole('button', { name: 'Make a copy' })).click();
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: 'Make a copy of your data?' }),
  );
  const field = await dialog.findByLabelText(texts.profile.currentPassword);
  await waitFor(() => expect(field).toBeVisible());
  await fill(field, password);
  (await dialog.findByRole('button', { name: 'Make a copy' })).click();
  return { data, dialog, field };
}

/** Requested, made while the page is open, and ready to download. */
export const Made: Story = {
  parameters: { ...asUser('ana'), visual },
  play: async ({ canvas }) => {
    const { data } = await request(canvas, 'Porchlight1');
    await data.findByText(/making your copy/);
    await data.findByText(/Your copy is ready: 2.4 MB/, {}, { timeout: 15_000 });
    await expect(data.getByRole('link', { name: 'Download the copy' })).toHaveAttribute(
      'href',
      expect.stringContaining('/auth/export/file?token='),
    );
  },
};

/** A wrong password is shown at its field, which has the focus; no copy is made. */
export const WrongPassword: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const { dialog, field } = await request(canvas, 'not-it');
    await dialog.findByText(texts.profile.currentPasswordWrong);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(model().exports.size).toBe(0);
  },
};

/** Requested on another device: its link is not here, and another copy can be made. */
export const Elsewhere: Story = {
  parameters: {
    ...at(paths.profile.href(), {
      as: 'ana',
      prepare: () =>
        void model().exports.set('user-ana', {
          state: 'ready',
          bytes: 2_400_000,
          until: '2027-06-15T15:59:00.000Z',
          path: '/api/v1/auth/export/file?token=signed',
          session: 'another',
        }),
    }),
    visual,
  },
  play: async ({ canvas }) => {
    const data = await section(canvas);
    await data.findByText(/on the device where you asked for it/);
    await expect(data.queryByRole('link', { name: 'Download the copy' })).toBeNull();
    await expect(data.getByRole('button', { name: 'Make another copy' })).toBeVisible();
  },
};

/** The page stayed open beyond the copy's expiry: the link disappears. */
export const Over: Story = {
  parameters: {
    ...at(paths.profile.href(), {
      as: 'ana',
      prepare: () =>
        void model().exports.set('user-ana', {
          state: 'ready',
          bytes: 2_400_000,
          until: '2026-06-15T15:59:00.000Z',
          path: '/api/v1/auth/export/file?token=signed',
        }),
    }),
    visual,
  },
  play: async ({ canvas }) => {
    const data = await section(canvas);
    await data.findByText(/Your copy has expired/);
    await expect(data.queryByRole('link', { name: 'Download the copy' })).toBeNull();
    await expect(data.getByRole('button', { name: 'Make a copy' })).toBeVisible();
  },
};

/** Making it failed: says so, and it can be requested again. */
export const NotMade: Story = {
  parameters: {
    ...at(paths.profile.href(), {
      as: 'ana',
      prepare: () => void model().exports.set('user-ana', { state: 'failed' }),
    }),
    ...answering(exports.failing),
    visual,
  },
  play: async ({ canvas }) => {
    await (await section(canvas)).findByText(/couldn’t be made/);
    const { dialog } = await request(canvas, 'Porchlight1');
    await dialog.findByRole('alert');
  },
};

/** The status failed to load; a retry succeeds. */
export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(brokenUntilMended('/auth/export')), visual },
  play: async ({ canvas, userEvent }) => {
    const data = await section(canvas);
    const retry = await data.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(retry);
    await data.findByRole('button', { name: 'Make a copy' });
    await waitFor(() => expect(data.getByRole('heading', { name: 'Your data' })).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering(exports.pending), visual },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Your data' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
