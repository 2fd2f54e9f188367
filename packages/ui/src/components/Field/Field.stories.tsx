import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';

import { control } from '../../lib/index.ts';
import { Chip } from '../Chip/index.ts';
import { expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { Field } from './index.ts';

/** A custom control in the kit's frame. */
const Input = (props: ComponentProps<'input'>) => (
  <span className={control.box}>
    <input {...props} className={control.input} />
  </span>
);

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Plate number', children: (control) => <Input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'As on the registration card' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Plate number');
    await expect(input).toHaveAccessibleDescription('As on the registration card');
    await walkByKeys(() => expectTabOrder(canvasElement, input));
  },
};

/** The look of each part, and its accessible description. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
      <Field label="Nickname" requirement="optional">
        {(control) => <Input {...control} />}
      </Field>
      <Field
        label="Year"
        requirement="required"
        hint="Four digits"
        error="Enter a year such as 1998"
        labelEnd="0 / 4"
      >
        {(control) => <Input {...control} />}
      </Field>
      <Field kind="group" label="Condition" requirement="required" error="Choose one">
        {() => (
          <div style={{ display: 'flex', gap: 8 }}>
            <Chip variant="toggle" pressed={false}>
              New
            </Chip>
            <Chip variant="toggle" pressed={false}>
              Used
            </Chip>
          </div>
        )}
      </Field>
      <Field label="Search the garage" labelVisibility="hidden">
        {(control) => <Input {...control} placeholder="The label is hidden, not absent" />}
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const year = canvas.getByRole('textbox', { name: /Year/ });
    await expect(year).toBeRequired();
    await expect(year).toBeInvalid();
    await expect(year).toHaveAccessibleDescription('Enter a year such as 1998 Four digits');
    await expect(canvas.getByRole('group', { name: /Condition/ })).toHaveAccessibleDescription('Choose one');
    await expect(canvas.getByRole('textbox', { name: 'Search the garage' })).toBeVisible();
  },
};
