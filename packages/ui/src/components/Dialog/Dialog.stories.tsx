import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: ownFrame,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Contact seller',
    description: 'About: Walnut desk, dovetailed drawers',
    children: <Text>Is it still available? I could come by on Saturday.</Text>,
  },
  render: function Render({ open: openAtFirst, onOpenChange, footer, ...args }) {
    const [open, setOpen] = useState(openAtFirst);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Message</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={(next, reason) => {
            onOpenChange(next, reason);
            setOpen(next);
          }}
          footer={
            footer ?? (
              <>
                <Button tone="neutral" variant="outline" onClick={() => setOpen(false)}>
                  Cancel
                </Button>
                <Button onClick={() => setOpen(false)}>Send</Button>
              </>
            )
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened, closed by Escape, the focus back where it was. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Message' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Contact seller' });
    await expect(dialog).toHaveAccessibleDescription('About: Walnut desk, dovetailed drawers');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'button');
    await waitFor(() => expect(opener).toHaveFocus());
    await walkByKeys(async () => {
      await press('Enter');
      const button = (name: string) => within(dialog).getByRole('button', { name });
      await waitFor(() => expect(button('Close')).toHaveFocus());
      await expectTabStaysIn(dialog, button('Close'), button('Cancel'), button('Send'));
      await press('Escape');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(dialog).not.toBeVisible();
    });
    await userEvent.click(opener);
  },
};

/** A press outside asks to close; one that began inside does not. */
export const Backdrop: Story = {
  args: { open: true },
  parameters: { visual: { disable: true, reason: 'It ends closed.' } },
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.pointer([
      { target: within(dialog).getByText(/still available/), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'backdrop');
  },
};

/** More than fits: the middle scrolls, title and buttons stay. Long words break. */
export const Stress: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    open: true,
    title: 'Nachrichteneinstellungsänderungsbestätigung',
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>Meet in a public place, tell a friend, and look before you pay.</Text>
        ))}
      </Stack>
    ),
  },
};
