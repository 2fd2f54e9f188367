import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextField } from '../TextField/index.ts';
import { press } from '../../samples/keyboard.ts';
import { FormErrorSummary } from './index.ts';

const meta = {
  title: 'Components/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    errors: [
      { fieldId: 'title', message: 'Title must be at least 3 characters' },
      { message: 'Please select a valid location from the suggestions.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap={4}>
      <FormErrorSummary {...args} />
      <TextField id="title" label="Title" error="Title must be at least 3 characters" />
    </Stack>
  ),
};

/** It takes the focus at each failed attempt; each line links to its field, a group to its first control. */
export const Working: Story = {
  render: function Form() {
    const [attempts, setAttempts] = useState(0);
    const errors =
      attempts === 0
        ? []
        : [
            { fieldId: 'name', message: 'Name is required' },
            { fieldId: 'urgency', message: 'Please select an urgency' },
          ];
    return (
      <Stack gap={4}>
        <FormErrorSummary errors={errors} attempts={attempts} />
        <TextField id="name" label="Name" error={errors[0]?.message} />
        <RadioGroup
          id="urgency"
          label="Urgency"
          variant="row"
          error={errors[1]?.message}
          options={[
            { value: 'low', label: 'Low' },
            { value: 'high', label: 'High' },
          ]}
        />
        <Button onClick={() => setAttempts(attempts + 1)}>Send</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: /put right/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = canvas.getByRole('region', { name: 'There are 2 things to put right' });
    await expect(summary).toHaveFocus();
    const [first, second] = canvas.getAllByRole('link');
    await press('Tab');
    await expect(first).toHaveFocus();
    await press('Tab');
    await expect(second).toHaveFocus();
    await press('Enter');
    await expect(canvas.getByRole('radio', { name: 'Low' })).toHaveFocus();
    second?.focus();
    await press('Shift+Tab');
    await expect(first).toHaveFocus();
    await press('Enter');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(summary).toHaveFocus();
  },
};
