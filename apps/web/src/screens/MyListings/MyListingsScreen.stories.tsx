import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent } from 'storybook/test';

import { at as callAt, failure, ownListings } from '../../mocks/index.ts';
import { shownDialog } from '../../mocks/shownDialog.ts';
import { answering, asUser, at, inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { MyListingsScreen } from './MyListingsScreen.tsx';

const words = texts.myListings;

const meta = {
  title: 'Screens/MyListings',
  component: MyListingsScreen,
  ...inApp(paths.myListings.href()),
} satisfies Meta<typeof MyListingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, with counts on the tabs; arrow keys go from tab to tab. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('tab', { name: /^All/ });
    await expect(all).toHaveAttribute('aria-selected', 'true');
    all.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
  },
};

/** Sold: the button goes, the badge says so, the counts follow. */
export const MarkedSold: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const before = (await canvas.findAllByRole('button', { name: /^Mark Sold/ })).length;
    const [button] = canvas.getAllByRole('button', { name: /^Mark Sold/ });
    if (button === undefined) throw new Error('nothing to sell');
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Marked as sold/)).toBeInTheDocument();
    await expect(canvas.queryAllByRole('button', { name: /^Mark Sold/ })).toHaveLength(before - 1);
  },
};

/** Deleting is for good, so it asks first. */
export const Deleting: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Delete/ });
    if (button === undefined) throw new Error('nothing to delete');
    await userEvent.click(button);
    const dialog = await shownDialog(canvasElement, words.deleteTitle);
    await expect(dialog.getByRole('button', { name: texts.common.cancel })).toHaveFocus();
  },
};

/** The server says no: its words stand by the listing. */
export const BumpRefused: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([
      http.post(callAt('/listings/:id/bump'), () =>
        failure(409, 'You can bump this listing again tomorrow.', 'too_soon'),
      ),
    ]),
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Bump/ });
    if (button === undefined) throw new Error('nothing to bump');
    await userEvent.click(button);
    await expect(await canvas.findByText('You can bump this listing again tomorrow.')).toBeVisible();
  },
};

/** No listing yet. The other address shows the same page. */
export const Empty: Story = {
  parameters: { ...at(paths.myListingsAlias.href(), { as: 'dev' }), ...answering(ownListings.empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.empty)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(ownListings.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { ...asUser('ana'), ...answering(ownListings.pending) } };

export const Mobile: Story = { globals: onPhone, parameters: asUser('ana') };
