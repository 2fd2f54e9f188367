import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { CameraIcon, MessageIcon, SearchIcon } from '../../icons/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { RadioGroup, type RadioOption } from './index.ts';

const priceTypes: RadioOption[] = [
  { value: 'fixed', label: 'Fixed', hint: 'The price is the price' },
  { value: 'negotiable', label: 'Negotiable', hint: 'Open to offers' },
  { value: 'free', label: 'Free', hint: 'To give away' },
];
const urgencies: RadioOption[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Price type', options: priceTypes, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys select and wrap around; a press anywhere on the line selects too. */
export const Playground: Story = {
  args: { defaultValue: 'fixed', requirement: 'required' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: /Price type/ });
    await expect(group).toBeVisible();
    const fixed = canvas.getByRole('radio', { name: 'Fixed' });
    await expect(fixed).toHaveAccessibleDescription('The price is the price');
    await walkByKeys(() => expectTabOrder(canvasElement, fixed));
    await press('Tab');
    await expect(fixed).toHaveFocus();
    await press('ArrowRight');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('negotiable');
    await press('ArrowLeft');
    await expect(fixed).toBeChecked();
    await press('ArrowDown');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('negotiable');
    await press('ArrowDown', 'ArrowDown');
    await expect(fixed).toBeChecked();
    await press('ArrowUp');
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked();
    await userEvent.click(canvas.getByText('Open to offers'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('negotiable');
  },
};

export const Looks: Story = {
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: 640 }}>
      <RadioGroup label="One below the other" options={priceTypes} defaultValue="fixed" />
      <RadioGroup label="Side by side" variant="row" options={urgencies} defaultValue="medium" />
      <RadioGroup
        label="In tiles"
        variant="tiles"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Search', icon: <SearchIcon /> },
          { value: 'b', label: 'Messages', icon: <MessageIcon /> },
          { value: 'c', label: 'Photos', icon: <CameraIcon />, disabled: true },
        ]}
      />
      <RadioGroup label="In frames" variant="cards" options={priceTypes} defaultValue="negotiable" />
    </Stack>
  ),
};

export const States: Story = {
  render: ({ onValueChange }) => (
    <Stack gap={6} style={{ maxInlineSize: 320 }}>
      <RadioGroup
        label="Nothing chosen"
        variant="row"
        options={urgencies}
        value=""
        error="Please select an urgency"
        onValueChange={onValueChange}
      />
      <RadioGroup label="Locked" variant="cards" options={priceTypes} disabled defaultValue="fixed" />
      <RadioGroup
        label="One of them locked"
        options={[
          { value: 'a', label: 'By e-mail' },
          { value: 'b', label: 'By phone', disabled: true, hint: 'Add a phone number first' },
          { value: 'c', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung' },
        ]}
        defaultValue="a"
      />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const urgency = within(within(canvasElement).getByRole('group', { name: 'Nothing chosen' }));
    await walkByKeys(async () => {
      await press('Tab');
      await expect(urgency.getByRole('radio', { name: 'Low' })).toHaveFocus();
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await press('Space');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('low');
    });
  },
};
