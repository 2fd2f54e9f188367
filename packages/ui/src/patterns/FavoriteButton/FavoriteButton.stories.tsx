import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { expectPressed, press, walkByKeys } from '../../samples/keyboard.ts';
import { FavoriteButton } from './index.ts';

const meta = {
  title: 'Patterns/FavoriteButton',
  component: FavoriteButton,
  args: { pressed: false, onPressedChange: fn(), itemTitle: 'Walnut desk' },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save to favorites: Walnut desk' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await walkByKeys(() => expectPressed(button));
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
      <div style={{ display: 'flex', gap: 16 }}>
        <FavoriteButton pressed={false} />
        <FavoriteButton pressed />
        <FavoriteButton pressed updating />
        <FavoriteButton variant="floating" pressed={false} />
        <FavoriteButton variant="floating" pressed />
      </div>
      <FavoriteButton variant="labeled" pressed={false} />
      <FavoriteButton variant="labeled" pressed />
      <FavoriteButton variant="labeled" pressed={false} updating />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const updating = within(canvasElement).getAllByRole('button', { name: 'Updating...' });
    await expect(updating).toHaveLength(2);
    for (const button of updating) await expect(button).toBeDisabled();
  },
};

function Slow() {
  const [state, setState] = useState({ saved: false, updating: false });
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <FavoriteButton
        pressed={state.saved}
        updating={state.updating}
        onPressedChange={(saved) => setState({ saved, updating: true })}
      />
      <Button variant="soft" onClick={() => setState({ ...state, updating: false })}>
        Answer
      </Button>
    </div>
  );
}

/** Disabled while the change is pending; it keeps or gets back the keyboard focus. */
export const KeepsTheFocus: Story = {
  render: () => <Slow />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Save to favorites' }).focus();
    await press('Enter');
    await expect(canvas.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Answer' }).click();
    await expect(await canvas.findByRole('button', { name: 'Saved to favorites' })).toHaveFocus();
  },
};
