import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { listingOfBen, moderating, report } from '../../testing/deskStories.ts';
import { desk } from '../../testing/mocks/index.ts';
import { log, userOf } from '../../testing/mocks/desk.ts';
import { answering, inApp, onPhone } from '../../testing/story.tsx';
import { DeskLogScreen } from './DeskLogScreen.tsx';

const asTable = { visual: { disable: true, reason: 'Keyboard of DataTable shows such a table' } };

const meta = {
  title: 'Screens/DeskLog',
  component: DeskLogScreen,
  ...inApp(paths.deskLog.href()),
} satisfies Meta<typeof DeskLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function fillLog(): void {
  const opened = report('listing', listingOfBen());
  const ana = userOf('user-ana') ?? null;
  log(ana, 'case_taken', opened);
  log(ana, 'decided', opened, { reason: 'misleading', words: 'Hide the listing: another desk' });
}

/** Newest first; filtered by action, at its own address. */
export const Default: Story = {
  parameters: { ...moderating(paths.deskLog.href(), fillLog), ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await expect(canvas.getByText('The server')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /What/ }), 'decided');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByText('Hide the listing: another desk')).toBeVisible();
  },
};

/** The fields show the filter. */
export const Filtered: Story = {
  parameters: {
    ...moderating(paths.deskLog.href({ action: 'case_taken', by: 'user-ana' }), fillLog),
    ...asTable,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('combobox', { name: /What/ })).toHaveValue('case_taken');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Moderator/ })).toHaveValue('user-ana'));
  },
};

export const Empty: Story = {
  parameters: { ...moderating(paths.deskLog.href()), ...asTable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing of that kind stands in the log.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...moderating(paths.deskLog.href()), ...answering(desk.failing), ...asTable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The log could not be loaded')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  parameters: { ...moderating(paths.deskLog.href(), fillLog), ...asTable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
