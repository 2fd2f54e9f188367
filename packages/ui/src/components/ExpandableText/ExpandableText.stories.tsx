import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { press, walkByKeys } from '../../samples/keyboard.ts';
import { ExpandableText } from './index.ts';

const sentence =
  'The desk stood in my grandmother’s study for forty years and has a scratch on the left that tells of it. ';
const text = `${sentence.repeat(6)}\n\n${sentence.repeat(4)}\n\nPick it up in the evening, please.`;

const meta = {
  title: 'Components/ExpandableText',
  component: ExpandableText,
  args: { children: text, onOpenChange: fn() },
} satisfies Meta<typeof ExpandableText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the beginning until expanded, by press or by key. */
export const Playground: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Show more' });
    const end = () => canvas.getByText(/in the evening/).getBoundingClientRect().bottom;
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(end()).toBeGreaterThan(button.getBoundingClientRect().top);
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Show less');
    await expect(end()).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await walkByKeys(async () => {
      button.focus();
      await press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await press('Space');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await press('Enter');
    });
  },
};

/** Find-in-page scrolls the hidden part into view, which opens it. */
export const Found: Story = {
  parameters: { visual: { disable: true, reason: 'All of the text.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const found = canvas.getByText(/in the evening/);
    if (found.parentElement) found.parentElement.scrollTop = 200;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible());
  },
};

/** Short enough to be shown whole: no button. */
export const Short: Story = {
  parameters: { visual: { disable: true, reason: 'A sentence.' } },
  args: { children: sentence },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
