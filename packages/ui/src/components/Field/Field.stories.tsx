import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Field } from './index.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Plate number', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'As on the registration card' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Plate number');
    await expect(input).toHaveAccessibleDescription('As on the registration card');
  },
};

/** What each part looks like, and what a screen reader says of it. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
      <Field label="Nickname" requirement="optional">
        {(control) => <input {...control} />}
      </Field>
      <Field
        label="Year"
        requirement="required"
        hint="Four digits"
        error="Enter a year such as 1998"
        labelEnd="0 / 4"
      >
        {(control) => <input {...control} />}
      </Field>
      <Field kind="group" label="Condition" requirement="required" error="Choose one">
        {() => (
          <>
            <label>
              <input type="radio" name="condition" /> New
            </label>
            <label>
              <input type="radio" name="condition" /> Used
            </label>
          </>
        )}
      </Field>
      <Field label="Search the garage" labelVisibility="hidden">
        {(control) => <input {...control} placeholder="The label is hidden, not absent" />}
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
