import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectPressed, expectSent, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: '', kind: 'new', onValueChange: fn() },
  render: function Owned({ value: first = '', onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      onValueChange?.(next);
    };
    return <PasswordField {...args} value={value} onValueChange={change} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eye shows and hides the password, by mouse and by keyboard, and the strength is updated. */
export const Playground: Story = {
  args: { strength: 'shown', hint: 'At least 8 characters' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    const eye = canvas.getByRole('button', { name: 'Show password' });
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(field, 'porch');
    await expect(canvas.getByText('Weak: longer is better')).toBeVisible();
    await userEvent.type(field, 'Light 42');
    await expect(canvas.getByText('Good')).toBeVisible();
    await expect(field).toHaveAttribute('type', 'password');
    await press('Tab');
    await expect(eye).toHaveFocus();
    await press('Space');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, field, eye);
      // Submitted, it is hidden again.
      await expectSent(field);
      await expect(field).toHaveAttribute('type', 'password');
      await expectPressed(eye);
      await press('Enter');
      await expect(field).toHaveAttribute('type', 'text');
      await press('Enter');
      await expect(field).toHaveAttribute('type', 'password');
      await press('Enter');
      await expect(field).toHaveAttribute('type', 'text');
    });
    await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('porchLight 42');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <PasswordField label="Current password" kind="current" value="porchlight" requirement="required" />
      <PasswordField label="Nothing yet" kind="new" value="" strength="shown" />
      <PasswordField
        label="Weak"
        kind="new"
        value="porch"
        strength="shown"
        error="Password must be at least 8 characters"
      />
      <PasswordField label="Fair" kind="new" value="porchlight" strength="shown" />
      <PasswordField label="Strong" kind="new" value="a Porch light, 42 lamps" strength="shown" />
      <PasswordField label="Disabled" kind="current" value="porchlight" disabled />
    </Stack>
  ),
};
