import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { blocks, brokenUntilMended, model } from '../../testing/mocks/index.ts';
import { answering, asUser, at, inApp } from '../../testing/story.tsx';
import { BlockedPeople } from './BlockedPeople.tsx';

const meta = {
  title: 'Screens/Profile/Blocked people',
  component: BlockedPeople,
  ...inApp(paths.profile.href()),
} satisfies Meta<typeof BlockedPeople>;
export default meta;
// The screen provides the user.
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const blockTwo = (): void => {
  model().blocks = [
    { blocker: 'user-ana', blocked: 'user-ben', since: '2026-05-30T10:00:00.000Z' },
    { blocker: 'user-ana', blocked: 'user-cleo', since: '2026-06-14T10:00:00.000Z' },
    // Ana isn't notified of being blocked.
    { blocker: 'user-dev', blocked: 'user-ana', since: '2026-06-14T11:00:00.000Z' },
  ];
};

const section = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Blocked people' }));

/** Newest first, with dates. */
export const Some: Story = {
  parameters: {
    ...at(paths.profile.href(), { as: 'ana', prepare: blockTwo }),
    visual: { disable: true, reason: 'Default of Profile shows the section, Sizes of Avatar the people' },
  },
  play: async ({ canvas }) => {
    const people = await section(canvas);
    const rows = await people.findAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Cleo Zhang'),
      expect.stringContaining('Ben Okafor'),
    ]);
    await expect(people.getByRole('button', { name: 'Unblock Ben Okafor' })).toBeVisible();
  },
};

/** Unblocked by keyboard: the row and the focus stay, and it can be undone there. */
export const LetBack: Story = {
  parameters: {
    ...at(paths.profile.href(), { as: 'ana', prepare: blockTwo }),
    visual: { disable: true, reason: 'looks like Some' },
  },
  play: async ({ canvas, userEvent }) => {
    const people = await section(canvas);
    (await people.findByRole('button', { name: 'Unblock Ben Okafor' })).focus();
    await userEvent.keyboard('{Enter}');
    await people.findByText('Unblocked: Ben Okafor');
    const again = await people.findByRole('button', { name: 'Block again Ben Okafor' });
    await expect(again).toHaveFocus();
    await expect(model().blocks).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await people.findByText('Blocked: Ben Okafor');
    await expect(await people.findByRole('button', { name: 'Unblock Ben Okafor' })).toHaveFocus();
    await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** None yet: says where to block someone. */
export const Nobody: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'is the end of Default of Profile' } },
  play: async ({ canvas }) => {
    const people = await section(canvas);
    await people.findByText(/You haven’t blocked anyone/);
    await expect(people.queryByRole('list')).toBeNull();
  },
};

/** A server failure: they stay blocked, and an error is shown. */
export const NotDone: Story = {
  parameters: {
    ...at(paths.profile.href(), { as: 'ana', prepare: blockTwo }),
    ...answering(blocks.unchangeable),
    visual: { disable: true, reason: 'looks like Some, with a red line under it' },
  },
  play: async ({ canvas, userEvent }) => {
    const people = await section(canvas);
    await userEvent.click(await people.findByRole('button', { name: 'Unblock Cleo Zhang' }));
    await waitFor(() => expect(people.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(people.getByRole('button', { name: 'Unblock Cleo Zhang' })).toBeVisible();
    await expect(model().blocks).toHaveLength(3);
  },
};

/** Loading failed; a retry succeeds, and the heading has the focus. */
export const Failed: Story = {
  parameters: {
    ...at(paths.profile.href(), { as: 'ana', prepare: blockTwo }),
    ...answering(brokenUntilMended('/auth/blocks')),
    visual: { disable: true, reason: 'the failure looks as in ListingsFailed of Seller' },
  },
  play: async ({ canvas, userEvent }) => {
    const people = await section(canvas);
    const retry = await people.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(retry);
    await people.findByText('Cleo Zhang');
    await waitFor(() => expect(people.getByRole('heading', { name: 'Blocked people' })).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(blocks.pending),
    visual: { disable: true, reason: 'gray shapes, as in Looks of Skeleton' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Blocked people' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
