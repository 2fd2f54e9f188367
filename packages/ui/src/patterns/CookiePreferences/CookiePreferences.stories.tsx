import type { CookiePreferences as Preferences } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { CookiePreferences } from './index.ts';

const start: Preferences = {
  essential: true,
  performance: true,
  functionality: true,
  marketing: false,
};

const meta = {
  title: 'Patterns/CookiePreferences',
  component: CookiePreferences,
  args: { value: start, onValueChange: fn(), onSave: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CookiePreferences {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CookiePreferences>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first is disabled; the space bar toggles the others; Save reports all of them. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('switch', { name: 'Essential' })).toBeDisabled();
    const performance = canvas.getByRole('switch', { name: 'Performance' });
    performance.focus();
    await press('Space');
    await expect(performance).not.toBeChecked();
    const save = canvas.getByRole('button', { name: 'Save Cookie Preferences' });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ ...start, performance: false });
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...canvas.getAllByRole('switch').slice(1), save);
      save.focus();
      await press('Space');
      await expect(args.onSave).toHaveBeenCalledTimes(2);
      performance.focus();
      await press('Enter');
      await expect(args.onSave).toHaveBeenCalledTimes(3);
    });
  },
};
