import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
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

/** Any number of sections can be open. */
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

/** The parent keeps the open ids: it opens all at once, and can refuse a change. */
export const Controlled: Story = {
  args: { onOpenChange: fn() },
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState<readonly string[]>(['price']);
    const [isFixed, setFixed] = useState(false);
    return (
      <Stack>
        <Inline>
          <Button onClick={() => setOpen(args.items.map(({ id }) => id))}>Open all</Button>
          <Button onClick={() => setOpen([])}>Close all</Button>
          <Button aria-pressed={isFixed} onClick={() => setFixed(!isFixed)}>
            Hold
          </Button>
        </Inline>
        <Accordion
          {...args}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next);
            if (!isFixed) setOpen(next);
          }}
        />
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opened = () =>
      [...canvasElement.querySelectorAll('details')].map((section) => section.open).join(' ');
    const shows = (states: string) => waitFor(() => expect(opened()).toBe(states));
    await shows('false true false');
    await userEvent.click(canvas.getByRole('heading', { name: /an account/ }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['account', 'price']));
    await shows('true true false');
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await shows('false false false');
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    await shows('true true true');
    // A change made by the parent is not reported back.
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Hold' }));
    await userEvent.click(canvas.getByRole('heading', { name: /How many photos/ }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['account', 'price']));
    await shows('true true true');
  },
};

/** With `exclusive`, one opens and another closes: one call for both. */
export const ControlledExclusive: Story = {
  args: { exclusive: true, onOpenChange: fn() },
  parameters: { visual: { disable: true, reason: 'Looks like Exclusive.' } },
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState<readonly string[]>(['account']);
    return (
      <Accordion
        {...args}
        open={open}
        onOpenChange={(next) => {
          onOpenChange?.(next);
          setOpen(next);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: /How many photos/ }));
    await waitFor(() => expect(canvas.getByText('Up to five.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Choose Sign Up/)).not.toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['photos']);
  },
};
