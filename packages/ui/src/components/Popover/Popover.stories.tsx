import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu } from '../Menu/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextField } from '../TextField/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    onOpenChange: fn(),
    renderTrigger: (props) => (
      <Button {...props} variant="outline" tone="neutral">
        Save this search
      </Button>
    ),
    children: (
      <Stack gap={4}>
        <TextField label="Name" defaultValue="Desks in Ithaca" />
        <Switch label="Email me about new ones" />
        <Button>Save</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus moves in and returns; leaving with Tab closes it. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Save this search' });
    const panel = canvas.getByRole('dialog', { hidden: true });
    const name = within(panel).getByLabelText('Name');
    const save = () => within(panel).getByRole('button', { name: 'Save' });
    await expect(panel).not.toBeVisible();
    await walkByKeys(async () => {
      for (const key of ['Enter', 'Space'] as const) {
        button.focus();
        await press(key);
        await waitFor(() => expect(name).toHaveFocus());
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
        await press('Escape');
        await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
        await expect(button).toHaveFocus();
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      }
      await expectTabOrder(canvasElement, button);
      button.focus();
      await press('Enter');
      await waitFor(() => expect(name).toHaveFocus());
      await press('Tab', 'Tab');
      await expect(save()).toHaveFocus();
      await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      await expect(button).toHaveFocus();
      await expect(panel).toBeVisible();
      // The focus has to stay in the page: the browser takes its time to come back from its own controls.
      const [before, next] = [document.createElement('button'), document.createElement('button')];
      canvasElement.before(before);
      canvasElement.after(next);
      await press('Shift+Tab');
      await expect(before).toHaveFocus();
      await press('Tab', 'Space');
      await waitFor(() => expect(panel).not.toBeVisible());
      await press('Space');
      await waitFor(() => expect(name).toHaveFocus());
      await press('Tab', 'Tab', 'Tab');
      await expect(next).toHaveFocus();
      await waitFor(() => expect(panel).not.toBeVisible());
      before.remove();
      next.remove();
    });
    button.focus();
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveAccessibleName('Save this search');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
};

/** One inside another: Escape closes the innermost first. */
export const Nested: Story = {
  parameters: { visual: { disable: true, reason: 'It ends closed.' } },
  args: {
    children: (
      <Menu
        renderTrigger={(props) => <Button {...props}>How often</Button>}
        items={[{ id: 'daily', label: 'Daily' }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Save this search' });
    await walkByKeys(async () => {
      button.focus();
      await press('Enter');
      const inner = await canvas.findByRole('button', { name: 'How often' });
      await waitFor(() => expect(inner).toHaveFocus());
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Daily' })).toHaveFocus());
      await press('Escape');
      await waitFor(() => expect(inner).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await press('Escape');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

/** The parent keeps the state; the content can close it. */
export const Controlled: Story = {
  parameters: { visual: { disable: true, reason: 'It ends closed.' } },
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const [isAllowed, setAllowed] = useState(true);
    return (
      <Inline>
        <Popover
          {...args}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next);
            if (isAllowed) setOpen(next);
          }}
        >
          {(close) => <Button onClick={close}>Done</Button>}
        </Popover>
        <Button onClick={() => setOpen(true)}>Show it</Button>
        <Button aria-pressed={isAllowed} onClick={() => setAllowed(!isAllowed)}>
          Follow
        </Button>
      </Inline>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Save this search' });
    const panel = canvas.getByRole('dialog', { hidden: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(panel).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(panel).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(trigger);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(trigger);
    await waitFor(() => expect(panel).not.toBeVisible());
    // A parent that ignores the change wins.
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await userEvent.click(trigger);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(panel).not.toBeVisible());
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The first Escape closes the popover, the second the dialog. */
export const InADialog: Story = {
  parameters: ownFrame,
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Your listing" closeButton={false}>
        <Inline>
          <Popover
            {...args}
            label="What a bump does"
            renderTrigger={(props) => <Button {...props}>Bump</Button>}
          >
            <Text>It moves the listing to the top, once in two days.</Text>
          </Popover>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Inline>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Your listing' });
    const bump = within(dialog).getByRole('button', { name: 'Bump' });
    await walkByKeys(async () => {
      bump.focus();
      await press('Enter');
      const panel = await within(dialog).findByRole('dialog', { name: 'What a bump does' });
      // Nothing inside is focusable: the panel has the focus, for Escape and for reading.
      await waitFor(() => expect(panel).toHaveFocus());
      await press('Escape');
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(dialog).toBeVisible();
      await expect(bump).toHaveFocus();
    });
    await userEvent.click(bump);
    await waitFor(() =>
      expect(within(dialog).getByRole('dialog', { name: 'What a bump does' })).toBeVisible(),
    );
  },
};

/** On a small phone, right to left, above its button: it stays inside the window and scrolls itself, not the page. */
export const LittleRoom: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    side: 'top',
    align: 'end',
    label: 'مشاركة',
    renderTrigger: (props) => <Button {...props}>مشاركة</Button>,
    children: (
      <Stack>
        <Button>نسخ الرابط</Button>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>التقِ في مكان عام، وأخبر صديقًا، وانظر قبل أن تدفع.</Text>
        ))}
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ paddingBlock: '16rem 40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'مشاركة' });
    const before = window.scrollY;
    button.focus({ preventScroll: true });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'مشاركة' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    const box = panel.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(window.scrollY).toBe(before);
  },
};

/** The parent keeps it open: the browser closes it, and it is shown again with the focus restored. */
export const StaysOpen: Story = {
  args: { open: true },
  parameters: { visual: { disable: true, reason: 'It looks like every other popover.' } },
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole('dialog');
    const name = within(panel).getByLabelText('Name');
    const save = within(panel).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await walkByKeys(async () => {
      for (let asked = 1; asked <= 4; asked += 1) {
        save.focus();
        await press('Escape');
        await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(asked));
        await waitFor(() => expect(panel).toBeVisible());
        await waitFor(() => expect(save).toHaveFocus());
        await expect(name).toHaveValue('Desks in Ithaca');
      }
    });
  },
};
