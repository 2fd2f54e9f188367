import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { ToastRegion, useToasts } from './index.ts';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  args: {
    onDismiss: fn(),
    duration: 600_000,
    toasts: [
      { id: '1', text: 'Message sent', tone: 'positive' },
      {
        id: '2',
        text: 'Removed from favorites',
        action: (
          <Button size="sm" variant="outline" tone="neutral">
            Undo
          </Button>
        ),
      },
    ],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two at once, in the top layer. */
export const Looks: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

/** Kept by `useToasts`: shown, then gone after its time. */
export const Kept: Story = {
  render: function Render() {
    const { toasts, show, dismiss } = useToasts();
    return (
      <>
        <Button onClick={() => show({ text: 'Link copied', tone: 'positive' })}>Copy link</Button>
        <ToastRegion toasts={toasts} onDismiss={dismiss} duration={50} />
      </>
    );
  },
  parameters: { visual: { disable: true, reason: 'The toast is gone by then.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.queryByText('Link copied')).toBeNull());
  },
};
