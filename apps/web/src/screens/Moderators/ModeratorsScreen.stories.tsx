import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { moderating, nameAna } from '../../testing/deskStories.ts';
import { desk, model } from '../../testing/mocks/index.ts';
import { answering, at, inApp, onPhone } from '../../testing/story.tsx';
import { ModeratorsScreen } from './ModeratorsScreen.tsx';

const add = 'Add a moderator';
const asTable = { visual: { disable: true, reason: 'Keyboard of DataTable shows such a table' } };

const meta = {
  title: 'Screens/Moderators',
  component: ModeratorsScreen,
  ...inApp(paths.deskModerators.href()),
} satisfies Meta<typeof ModeratorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = paths.deskModerators.href();

/** Mo is an administrator; Ana is a moderator. */
const administering = at(path, { as: 'mo', prepare: nameAna });

/** A moderator reads the list, and can't change it. */
export const AsModerator: Story = {
  parameters: { ...moderating(path), ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

const dialogNamed = async (name: string) =>
  within(await within(document.body).findByRole('dialog', { name }));

/** An administrator adds a moderator by email, and removes them, each time with the password. */
export const AddedAndRemoved: Story = {
  parameters: { ...administering, ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    const ben = model().users.find(({ id }) => id === 'user-ben');
    await userEvent.click(canvas.getByRole('button', { name: add }));
    const adding = await dialogNamed(add);
    await userEvent.type(adding.getByRole('textbox', { name: /Email/ }), ben?.email ?? '');
    await userEvent.type(adding.getByLabelText(/password/i, { selector: '[type=password]' }), 'Porchlight1');
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText(`${ben?.name} is a moderator now.`)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${ben?.name}` }));
    const removing = await dialogNamed(`Remove ${ben?.name}?`);
    const password = removing.getByLabelText(/password/i, { selector: '[type=password]' });
    await userEvent.type(password, 'Porchlight2{Enter}');
    await expect(await removing.findByText(texts.profile.currentPasswordWrong)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.clear(password);
    await userEvent.type(password, 'Porchlight1{Enter}');
    await expect(await canvas.findByText(`${ben?.name} isn’t a moderator anymore.`)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** No account has confirmed that email: the field says so. */
export const NotAdded: Story = {
  parameters: administering,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }));
    const adding = await dialogNamed(add);
    const field = adding.getByRole('textbox', { name: /Email/ });
    await userEvent.type(field, 'unknown@porchlight.test');
    await userEvent.type(adding.getByLabelText(/password/i, { selector: '[type=password]' }), 'Porchlight1');
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    await expect(await adding.findByText(texts.moderation.notAccountAddress)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The dialog before a removal, with a password field. */
export const RemovalAsked: Story = {
  parameters: administering,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remove Ana/ }));
    await dialogNamed('Remove Ana Morales?');
  },
};

export const Failed: Story = {
  parameters: { ...moderating(path), ...answering(desk.failing), ...asTable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The moderators could not be loaded')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  parameters: { ...administering, ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
