import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { press } from '../../samples/keyboard.ts';
import { PlaceField } from './index.ts';

const field = {
  inputValue: 'Austin, TX',
  onInputChange: fn(),
  status: 'idle',
  suggestions: [],
  selected: null,
  onSelect: fn(),
  onClear: fn(),
} as const;

const meta = {
  title: 'Patterns/PlaceField',
  component: PlaceField,
  args: { field, radius: 25, onRadiusChange: fn(), onLocate: fn() },
} satisfies Meta<typeof PlaceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A place and a radius; the button requests the location. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Within'), 'Anywhere');
    await expect(args.onRadiusChange).toHaveBeenLastCalledWith('any');
    await userEvent.selectOptions(canvas.getByLabelText('Within'), '50 miles');
    await expect(args.onRadiusChange).toHaveBeenLastCalledWith(50);
    await userEvent.selectOptions(canvas.getByLabelText('Within'), 'This place');
    await expect(args.onRadiusChange).toHaveBeenLastCalledWith(null);
    canvas.getByLabelText('Within').focus();
    await press('Tab');
    const locate = canvas.getByRole('button', { name: 'Use my location' });
    await expect(locate).toHaveFocus();
    await expect(args.onLocate).not.toHaveBeenCalled();
    await userEvent.click(locate);
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
};

/** The browser shows its permission prompt; pressing again sends no second request. */
export const Asking: Story = {
  args: { device: 'asking' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Use my location/ }));
    await expect(args.onLocate).not.toHaveBeenCalled();
    await expect(canvas.getByText('Finding where you are…')).toBeVisible();
  },
};

const alike = { visual: { disable: true, reason: 'Refused shows where the sentence stands' } };

/** The user denied the request: the place can be typed. */
export const Refused: Story = { args: { device: 'refused' } };
export const Timeout: Story = { args: { device: 'timeout' }, parameters: alike };
export const Outside: Story = { args: { device: 'outside' }, parameters: alike };
export const Failed: Story = { args: { device: 'failed' }, parameters: alike };
