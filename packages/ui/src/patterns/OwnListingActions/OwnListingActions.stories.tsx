import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { expectFollowed, expectPressed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { chooseAction } from '../../samples/chooseAction.ts';
import { OwnListingActions } from './index.ts';

const meta = {
  title: 'Patterns/OwnListingActions',
  component: OwnListingActions,
  args: {
    listing: { title: 'Oak dining table', status: 'active' },
    editHref: '#edit',
    relistHref: '#relist',
    onChangeStatus: fn(),
    onBump: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OwnListingActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Active: all actions are available. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Reserve.*Oak dining table/ }));
    await expect(args.onChangeStatus).toHaveBeenLastCalledWith('reserve');
    await userEvent.click(canvas.getByRole('button', { name: /^Mark Sold/ }));
    await expect(args.onChangeStatus).toHaveBeenLastCalledWith('sell');
    await walkByKeys(async () => {
      const edit = canvas.getByRole('link', { name: /^Edit/ });
      const [reserve, sell, bump, remove] = canvas.getAllByRole('button');
      if (!reserve || !sell || !bump || !remove) throw new Error('An action is missing.');
      await expectTabOrder(canvasElement, reserve, sell, edit, bump, remove);
      await expectFollowed(edit);
      for (const button of [reserve, sell, bump, remove]) await expectPressed(button);
      await expect(args.onRemove).toHaveBeenCalledTimes(2);
    });
  },
};

/** Reserved, sold and expired, with the available changes. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {['reserved', 'sold', 'expired', 'paused'].map((status) => (
        <OwnListingActions key={status} {...args} listing={{ title: status, status }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const named = (about: string) =>
      canvas
        .getAllByRole('button', { name: new RegExp(`: ${about}$`) })
        .map((button) => button.textContent?.split(':')[0]?.trim());
    await expect(named('reserved')).toEqual(['Mark Sold', 'Back on the market', 'Delete']);
    await expect(named('sold')).toEqual(['Reserve', 'Back on the market', 'Delete']);
    await expect(named('expired')).toEqual(['Renew', 'Delete']);
    await expect(named('paused')).toEqual(['Delete']);
    const relisted = canvas.getAllByRole('link', { name: /^Post again/ }).map((link) => link.textContent);
    await expect(relisted).toEqual(['Post again: sold', 'Post again: expired']);
    await userEvent.click(canvas.getByRole('button', { name: 'Renew : expired' }));
    await expect(args.onChangeStatus).toHaveBeenLastCalledWith('renew');
  },
};

/** One is pending: the others wait. */
export const Pending: Story = {
  args: { pending: 'sell' },
  parameters: { visual: { disable: true, reason: 'busy buttons look as in ListingRow States' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Mark Sold/ }));
    await expect(args.onChangeStatus).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Delete/ })).toBeDisabled();
  },
};

/** One action and Edit as buttons, the others in a menu: for lists. */
export const Compact: Story = {
  args: { compact: true, priceHref: '#price' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {['active', 'reserved', 'sold', 'expired', 'paused'].map((status) => (
        <OwnListingActions key={status} {...args} listing={{ title: status, status }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const inMenu: Record<string, readonly string[]> = {
      active: ['Reserve', 'Change price', 'Bump', 'Delete'],
      reserved: ['Back on the market', 'Change price', 'Delete'],
      sold: ['Reserve', 'Post again', 'Delete'],
      expired: ['Post again', 'Delete'],
      paused: ['Delete'],
    };
    const shown = canvas.getAllByRole('button').map((button) => button.textContent?.split(':')[0]?.trim());
    await expect(shown.filter(Boolean)).toEqual(['Mark Sold', 'Mark Sold', 'Back on the market', 'Renew']);
    for (const [status, names] of Object.entries(inMenu)) {
      await userEvent.click(canvas.getByRole('button', { name: `More actions: ${status}` }));
      const menu = within(await canvas.findByRole('menu'));
      await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names);
      await userEvent.keyboard('{Escape}');
    }
    await chooseAction(canvasElement, /: active$/, 'Reserve');
    await expect(args.onChangeStatus).toHaveBeenLastCalledWith('reserve');
    await expect(canvas.getByRole('button', { name: 'More actions: active' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
