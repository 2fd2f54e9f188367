import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Text } from '../../primitives/Text/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Accordion } from './index.ts';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'account',
        title: 'How do I make an account?',
        content: <Text tone="muted">Choose Sign Up and give a name, an email and a password.</Text>,
      },
      {
        id: 'price',
        title: 'What does a listing cost?',
        content: <Text tone="muted">Nothing. Paid extras may come later.</Text>,
      },
      {
        id: 'photos',
        title: 'How many photos may I add?',
        content: <Text tone="muted">Up to five.</Text>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any number may be open. */
export const Playground: Story = {
  args: { defaultOpen: ['price'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = [...canvasElement.querySelectorAll('summary')];
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...titles);
      titles.at(-1)?.focus();
      await press('Enter');
      await waitFor(() => expect(canvas.getByText('Up to five.')).toBeVisible());
      await expect(canvas.getByText(/^Nothing/)).toBeVisible();
      await press('Space');
      await waitFor(() => expect(canvas.getByText('Up to five.')).not.toBeVisible());
    });
  },
};

/** Opening one closes the others. */
export const Exclusive: Story = {
  args: { exclusive: true, defaultOpen: ['account'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await walkByKeys(async () => {
      await press('Tab', 'Tab', 'Enter');
      await waitFor(() => expect(canvas.getByText(/^Nothing/)).toBeVisible());
      await waitFor(() => expect(canvas.getByText(/Choose Sign Up/)).not.toBeVisible());
    });
    await userEvent.click(canvas.getByRole('heading', { name: 'How many photos may I add?' }));
    await waitFor(() => expect(canvas.getByText('Up to five.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Choose Sign Up/)).not.toBeVisible());
  },
};
