import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { at as callAt, failure, lives, model, myListings } from '../../testing/mocks/index.ts';
import { hideTable } from '../../testing/hideTable.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import { answering, asUser, at, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { MyListingsScreen } from './MyListingsScreen.tsx';

const words = texts.myListings;

/** The link of the first row. */
const firstTitle = (page: HTMLElement) =>
  within(within(page).getAllByRole('article')[0] ?? page).getAllByRole('link')[0];

const meta = {
  title: 'Screens/MyListings',
  component: MyListingsScreen,
  ...inApp(paths.myListings.href()),
} satisfies Meta<typeof MyListingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All listings, with counts on the tabs; arrow keys switch tabs. */
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

/** Chooses an action in the menu of the first row. */
async function chooseInMenu(page: HTMLElement, name: string) {
  const [more] = await within(page).findAllByRole('button', { name: /^More actions/ });
  if (more === undefined) throw new Error('There is no menu.');
  await userEvent.click(more);
  await userEvent.click(await within(page).findByRole('menuitem', { name }));
  return more;
}

/** Presses the button of the first row, or chooses from its menu, and gives this answer in the dialog. */
async function change(page: HTMLElement, name: 'Mark Sold' | 'Reserve', answer = 'Someone else') {
  if (name === 'Mark Sold') {
    const [button] = await within(page).findAllByRole('button', { name: /^Mark Sold/ });
    if (button === undefined) throw new Error('There is no such button.');
    await userEvent.click(button);
  } else await chooseInMenu(page, name);
  const dialog = within(await within(page).findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(answer) }));
  await userEvent.click(dialog.getByRole('button', { name }));
}

/** Sold to someone who hasn't written: the badge and the counts change, and it can be undone. */
export const MarkedSold: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const before = (await canvas.findAllByRole('button', { name: /^Mark Sold/ })).length;
    await change(canvasElement, 'Mark Sold');
    const news = await canvas.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(news).getByText(/^Marked as sold/)).toBeVisible());
    await expect(canvas.queryAllByRole('button', { name: /^Mark Sold/ })).toHaveLength(before - 1);
    // The focused button disappeared: the row's title has the focus.
    const title = firstTitle(canvasElement);
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Undone: everything is restored. */
export const Undone: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'looks as Default does' } },
  play: async ({ canvas, canvasElement }) => {
    const active = () => within(canvas.getByRole('tabpanel')).queryAllByText('Active');
    await canvas.findAllByRole('button', { name: /^Mark Sold/ });
    const before = active().length;
    await change(canvasElement, 'Reserve');
    await waitFor(() => expect(active()).toHaveLength(before - 1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(active()).toHaveLength(before);
  },
};

/** Reserved for an asker: the row names them, and they read it in their conversation. */
export const Reserved: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'Reserve', 'Cleo');
    await expect(await canvas.findByText(/^Reserved for Cleo/)).toBeVisible();
    await expect(model().messages.at(-1)).toMatchObject({ notice: 'reserved', to_user_id: 'user-cleo' });
    const [sell] = canvas.getAllByRole('button', { name: /^Mark Sold/ });
    if (sell) await userEvent.click(sell);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Cleo/ })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** The change failed: the row shows an error and is unchanged. */
export const NotChanged: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(lives.unchangeable),
    visual: { disable: true, reason: 'looks as BumpRefused does' },
  },
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'Mark Sold');
    await expect(await canvas.findByText(texts.errors.serverBusy)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** From an email's link: the listing is renewed at once. */
export const RenewedByLetter: Story = {
  parameters: {
    ...at(`${paths.myListings.href()}?renew=listing-expired`, { as: 'ana' }),
    visual: { disable: true, reason: 'looks as Default does' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Renewed: Garage sale on Elm Street/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Renew/ })).toBeNull();
  },
};

/** Hidden by a moderator: the row says so, and where to read what to change. */
export const Hidden: Story = {
  parameters: {
    ...at(paths.myListings.href(), { as: 'ana', prepare: hideTable }),
    visual: { disable: true, reason: 'a line of text, which BumpRefused shows' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hidden by a moderator: Misleading/)).toBeVisible();
  },
};

/** Deletion is permanent, so it asks first. */
export const Deleting: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, words.remove);
    const dialog = await shownDialog(canvasElement, words.deleteTitle);
    await expect(dialog.getByRole('button', { name: texts.common.cancel })).toHaveFocus();
  },
};

/** Deleted: the row disappears, the next one has the focus, and the counts follow. */
export const Deleted: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'looks as Default does, with a row less' },
  },
  play: async ({ canvas, canvasElement }) => {
    const rows = (await canvas.findAllByRole('article')).length;
    await chooseInMenu(canvasElement, words.remove);
    const dialog = await shownDialog(canvasElement, words.deleteTitle);
    await userEvent.click(dialog.getByRole('button', { name: words.remove }));
    await expect(await canvas.findByText(/^Deleted: /)).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(rows - 1);
    const next = firstTitle(canvasElement);
    await waitFor(() => expect(next).toHaveFocus());
  },
};

/** An empty tab: says so, without claiming that there are no listings. */
export const NoneInTab: Story = {
  parameters: at(paths.myListings.href(), {
    as: 'ben',
    prepare: () => {
      model().listings = model().listings.filter(({ status }) => status === 'active');
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Sold/ }));
    await expect(await canvas.findByText('None of your listings is sold')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Expired/ }));
    await expect(await canvas.findByText('None of your listings has expired')).toBeVisible();
    await expect(canvas.queryByText(words.empty)).toBeNull();
  },
};

/** Bumped: the row doesn't change, so a note shows the result. */
export const Bumped: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'looks as BumpRefused does, with other words' },
  },
  play: async ({ canvas, canvasElement }) => {
    const button = await chooseInMenu(canvasElement, 'Bump');
    await expect(await canvas.findByText(/^Back on top of the newest listings/)).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A server error: its message is shown by the listing. */
export const BumpRefused: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([
      http.post(callAt('/listings/:id/bump'), () =>
        failure(409, 'You can bump this listing again tomorrow.', 'too_soon'),
      ),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseInMenu(canvasElement, 'Bump');
    await expect(await canvas.findByText('You can bump this listing again tomorrow.')).toBeVisible();
  },
};

/** No listings, on any tab. The other address shows the same page. */
export const Empty: Story = {
  parameters: { ...at(paths.myListingsAlias.href(), { as: 'dev' }), ...answering(myListings.empty) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Active/ }));
    await expect(canvas.getByText(words.empty)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }));
    await expect(await canvas.findByText(words.empty)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(myListings.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
  },
};

/** Skeleton rows, as tall as real ones. */
export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering(myListings.pending) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(texts.common.loading);
    const waiting = canvasElement.querySelector('main [aria-busy="true"]');
    await waitFor(() => expect(waiting?.clientHeight).toBeGreaterThan(500));
  },
};

export const Phone: Story = { globals: onPhone, parameters: asUser('ana') };
