import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { MailIcon } from '../../icons/index.ts';
import { expectSent, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Title', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'What would you look for?', placeholder: 'Walnut desk' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Title');
    await userEvent.type(input, 'Oak');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Oak');
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, input);
      await expectSent(input);
    });
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
      <TextField label="Required" requirement="required" defaultValue="Walnut desk" />
      <TextField label="Optional" requirement="optional" labelEnd="12 / 255" />
      <TextField
        label="Price"
        start="$"
        inputMode="decimal"
        defaultValue="240"
        hint="Whole dollars are fine"
      />
      <TextField
        label="Email"
        type="email"
        start={<MailIcon size="sm" />}
        defaultValue="ana@"
        error="Please enter a valid email address"
      />
      <TextField label="Disabled" disabled defaultValue="Free" />
      <TextField label="Large" size="lg" placeholder="The one field a screen is about" />
      <TextField
        label="Ein ausgesprochen langes Feld mit einer Bezeichnung, die umbrechen muss"
        defaultValue="عنوان من اليمين إلى اليسار"
        error="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is too long a word for this field"
      />
    </div>
  ),
};

/** The same at 320px: nothing overflows the window. */
export const Stress: Story = {
  ...States,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
