import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { BoltIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu } from '../Menu/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Move it to the top of the list, once in two days',
    children: <IconButton label="Bump" icon={<BoltIcon />} variant="outline" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shown on focus and on hover, hidden by Escape, and a description for screen readers. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Bump' });
    const tip = canvas.getByText(/once in two days/);
    await expect(button).toHaveAccessibleDescription(/once in two days/);
    await walkByKeys(async () => {
      // Without a next focusable element, Tab would wrap around to the button.
      const next = document.createElement('button');
      canvasElement.append(next);
      await press('Tab');
      await waitFor(() => expect(tip).toBeVisible());
      await press('Tab');
      await expect(next).toHaveFocus();
      await waitFor(() => expect(tip).not.toBeVisible());
      next.remove();
    });
    await press('Tab');
    await waitFor(() => expect(tip).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
  },
};

/** The first Escape hides the tooltip, the second closes the dialog. */
export const InADialog: Story = {
  parameters: { ...ownFrame, visual: { disable: true, reason: 'It ends closed.' } },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Your listing" closeButton={false}>
        <Tooltip {...args} />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Your listing' });
    const tip = within(dialog).getByText(/once in two days/);
    await walkByKeys(async () => {
      await waitFor(() => expect(tip).toBeVisible());
      await press('Escape');
      await waitFor(() => expect(tip).not.toBeVisible());
      await expect(dialog).toBeVisible();
      await press('Escape');
      await waitFor(() => expect(dialog).not.toBeVisible());
    });
  },
};

/** A pointer crosses the gap to the text, on either side of the control, one pixel at a time. */
export const Hoverable: Story = {
  parameters: { visual: { disable: true, reason: 'The first story shows it.' } },
  args: { delay: 0 },
  render: (args) => (
    <Inline gap={8}>
      <Tooltip {...args} text="Above">
        <Button>First</Button>
      </Tooltip>
      <Tooltip {...args} text="Below" side="bottom">
        <Button>Second</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const [name, text, step] of [
      ['First', 'Above', -1],
      ['Second', 'Below', 1],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      const tip = canvas.getByText(text);
      const wrapper = button.parentElement;
      await userEvent.hover(button);
      await waitFor(() => expect(tip).toBeVisible());
      const { left, top, bottom, width } = button.getBoundingClientRect();
      const words = tip.getBoundingClientRect();
      await expect(step < 0 ? words.bottom < top : words.top > bottom).toBe(true);
      const x = left + width / 2;
      for (
        let y = step < 0 ? top + 1 : bottom - 1;
        step < 0 ? y > words.top + 1 : y < words.bottom - 1;
        y += step
      )
        await expect(wrapper).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
      await userEvent.unhover(button);
      await waitFor(() => expect(tip).not.toBeVisible());
    }
  },
};

/** Moving over a toolbar shows nothing; after the first tooltip the next ones show at once, one at a time. */
export const Delay: Story = {
  parameters: { visual: { disable: true, reason: 'The first story shows it.' } },
  render: (args) => (
    <Inline>
      {['First', 'Second'].map((name) => (
        <Tooltip {...args} key={name} text={`About ${name}`} delay={name === 'First' ? 0 : 600_000}>
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    const [about, other] = [canvas.getByText('About First'), canvas.getByText('About Second')];
    if (!first || !second) throw new Error('There are two.');
    // Touch never shows it.
    await userEvent.pointer({ keys: '[TouchA]', target: first });
    await userEvent.hover(second);
    await userEvent.unhover(second);
    await expect(other).not.toBeVisible();
    await userEvent.hover(first);
    await waitFor(() => expect(about).toBeVisible());
    await userEvent.hover(second);
    await waitFor(() => expect(other).toBeVisible());
    await expect(about).not.toBeVisible();
    await userEvent.unhover(second);
    await expect(other).not.toBeVisible();
  },
};

/**
 * Escape hides a hovered tooltip, wherever the focus is: in another field, in a menu, nowhere. Only then it closes
 * its surroundings.
 */
export const EscapeElsewhere: Story = {
  parameters: { ...ownFrame, visual: { disable: true, reason: 'It ends closed.' } },
  args: { delay: 0 },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Your listing" closeButton={false}>
        <TextField label="Title" />
        <Menu
          renderTrigger={(props) => <Button {...props}>More</Button>}
          items={[{ id: 'end', label: 'End it' }]}
        />
        <Tooltip {...args} />
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Your listing' });
    const tip = within(dialog).getByText(/once in two days/);
    const wrapper = within(dialog).getByRole('button', { name: 'Bump' }).parentElement;
    if (!wrapper) throw new Error('It has a wrapper.');
    // Pointer only: the focus stays.
    const rest = async () => {
      await fireEvent.pointerEnter(wrapper, { pointerType: 'mouse' });
      await fireEvent.pointerOver(wrapper, { pointerType: 'mouse' });
      await waitFor(() => expect(tip).toBeVisible());
    };
    await walkByKeys(async () => {
      const menu = within(dialog).getByRole('button', { name: 'More' });
      within(dialog).getByLabelText('Title').focus();
      await rest();
      await press('Escape');
      await expect(tip).not.toBeVisible();
      await expect(dialog).toBeVisible();

      await fireEvent.pointerOut(wrapper, { pointerType: 'mouse' });
      menu.focus();
      await press('Enter');
      await waitFor(() => expect(within(dialog).getByRole('menuitem')).toHaveFocus());
      await rest();
      await press('Escape');
      await expect(tip).not.toBeVisible();
      await expect(within(dialog).getByRole('menuitem')).toBeVisible();
      await press('Escape');
      await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
      await expect(dialog).toBeVisible();

      await fireEvent.pointerOut(wrapper, { pointerType: 'mouse' });
      menu.blur();
      await rest();
      await press('Escape');
      await expect(tip).not.toBeVisible();
      await expect(dialog).toBeVisible();
      await press('Escape');
      await waitFor(() => expect(dialog).not.toBeVisible());
    });
  },
};
