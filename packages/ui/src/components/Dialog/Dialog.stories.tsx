import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { inRealBrowser } from '../../samples/browser.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { TextArea } from '../TextArea/index.ts';
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

/** A press outside requests to close; one that started inside does not. */
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

/** Too much content: the middle scrolls, title and buttons stay. Long words break. */
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

/** Long enough to scroll, so that a lost scroll position is visible. */
const draft = (
  <Stack>
    {Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>Meet in a public place.</Text>
    ))}
    <TextArea label="Message" />
    <form method="dialog">
      <Button type="submit">Done</Button>
    </form>
  </Stack>
);

/**
 * The browser closes a modal against its parent: with the second Escape in a row, by a form, by a script. It stays
 * open.
 */
export const StaysOpen: Story = {
  parameters: { visual: { disable: true, reason: 'It looks like every other dialog.' } },
  render: ({ onOpenChange }) => (
    <>
      <Dialog open title="A dialog" onOpenChange={onOpenChange}>
        {draft}
      </Dialog>
      <Sheet open title="A sheet" onOpenChange={onOpenChange}>
        {draft}
      </Sheet>
      <AlertDialog open title="A question" message={draft} onOpenChange={onOpenChange} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const ask = args.onOpenChange as ReturnType<typeof fn>;
    const modals = ['A dialog', 'A sheet', 'A question'].map((name) =>
      canvas.getByRole(name === 'A question' ? 'alertdialog' : 'dialog', { name }),
    ) as HTMLDialogElement[];
    const [, , question] = modals;
    if (!question) throw new Error('There is no question.');
    const scroller = [question, ...question.querySelectorAll('*')].find(
      (one) => one.scrollHeight > one.clientHeight + 50 && getComputedStyle(one).overflowY === 'auto',
    );
    const field = within(question).getByLabelText('Message');
    await userEvent.type(field, 'Still there?');
    const scrollTop = scroller?.scrollTop;
    await expect(scrollTop).toBeGreaterThan(0);

    const expectAsAtFirst = async (asked: number) => {
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(asked));
      await waitFor(() => expect(modals.every((modal) => modal.matches(':modal'))).toBe(true));
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('Still there?');
      await expect(scroller?.scrollTop).toBe(scrollTop);
      const { left, top } = question.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 20, top + 20)).toBe(question.firstElementChild);
    };
    ask.mockClear();
    let asked = 0;
    await inRealBrowser(async () => {
      for (let count = 0; count < 5; count += 1) {
        await press('Escape');
        await expectAsAtFirst((asked += 1));
      }
    });
    question.close();
    await expectAsAtFirst((asked += 1));
    modals[0]?.close();
    await expectAsAtFirst((asked += 1));
    await expect(ask).toHaveBeenLastCalledWith(false, 'button');
    within(question).getByRole('button', { name: 'Done' }).click();
    await expectAsAtFirst((asked += 1));
  },
};

/** Escape asks whether to discard the typed text; the second Escape cancels that. Nothing is lost. */
export const AsksBeforeClosing: Story = {
  parameters: { visual: { disable: true, reason: 'Both have pictures of their own.' } },
  render: function Render({ onOpenChange }) {
    const [isOpen, setOpen] = useState(false);
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Write</Button>
        <Dialog
          open={isOpen}
          title="Message"
          onOpenChange={(next, reason) => {
            onOpenChange(next, reason);
            setAsking(true);
          }}
        >
          <TextArea label="Text" />
        </Dialog>
        <AlertDialog
          open={isAsking}
          title="Discard?"
          message="You have typed a message."
          primaryAction={{
            label: 'Discard',
            onAction: () => {
              setAsking(false);
              setOpen(false);
            },
          }}
          onOpenChange={() => setAsking(false)}
        />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Write' });
    opener.focus();
    await userEvent.click(opener);
    const field = await canvas.findByLabelText('Text');
    await userEvent.type(field, 'Hi');
    await inRealBrowser(async () => {
      for (let asked = 1; asked <= 4; asked += 1) {
        await press('Escape');
        const question = await canvas.findByRole('alertdialog', { name: 'Discard?' });
        await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
        await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Message' })).toBeVisible());
        await expect(args.onOpenChange).toHaveBeenCalledTimes(asked);
        await press('Escape');
        await waitFor(() => expect(question).not.toBeVisible());
        await waitFor(() => expect(field).toHaveFocus());
        await expect(field).toHaveValue('Hi');
        await expect(args.onOpenChange).toHaveBeenCalledTimes(asked);
      }
      await press('Escape');
      await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
