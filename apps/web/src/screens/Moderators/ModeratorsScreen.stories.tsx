import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { moderating } from '../../testing/deskStories.ts';
import { desk, model } from '../../testing/mocks/index.ts';
import { answering, inApp, onPhone } from '../../testing/story.tsx';
import { ModeratorsScreen } from './ModeratorsScreen.tsx';

const asTable = { visual: { disable: true, reason: 'Keyboard of DataTable shows such a table' } };

const meta = {
  title: 'Screens/Moderators',
  component: ModeratorsScreen,
  ...inApp(paths.deskModerators.href()),
} satisfies Meta<typeof ModeratorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = moderating(paths.deskModerators.href());

/** Named by the address of an account, and removed after a question. */
export const NamedAndRemoved: Story = {
  parameters: { ...here, ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    const ben = model().users.find(({ id }) => id === 'user-ben');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), ben?.email ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText(`${ben?.name} is a moderator now.`)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${ben?.name}` }));
    const question = await within(document.body).findByRole('alertdialog', { name: `Remove ${ben?.name}?` });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText(`${ben?.name} is no moderator any more.`)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Nobody has proven that address: the field says so. */
export const NotNamed: Story = {
  parameters: { ...here, ...asTable },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Email/ });
    await userEvent.type(field, 'nobody@porchlight.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText(texts.moderation.notAccountAddress)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: { ...here, ...answering(desk.failing), ...asTable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The moderators could not be loaded')).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: onPhone,
  parameters: { ...here, ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
