import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { shownDialog } from '../../testing/shownDialog.ts';
import { inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { CookiesScreen } from './CookiesScreen.tsx';

const meta = {
  title: 'Screens/Cookies',
  component: CookiesScreen,
  ...inApp(paths.cookies.href()),
} satisfies Meta<typeof CookiesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Essential is on and locked; marketing is off; the other two are on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const essential = await canvas.findByRole('switch', { name: 'Essential' });
    await expect(essential).toBeChecked();
    await expect(essential).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Performance' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Functionality' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  },
};

/** Everything stored in the browser, except Storybook's own entries and scroll positions. */
const kept = () =>
  JSON.stringify([
    document.cookie,
    ...[localStorage, sessionStorage].map((store) =>
      Object.entries(store).filter(([name]) => !/storybook|lastViewedStoryIds|^scrolled/.test(name)),
    ),
  ]);

/** Saving only shows a message: nothing is stored, and a call would fail the story. */
export const Saved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = kept();
    await userEvent.click(await canvas.findByRole('switch', { name: 'Performance' }));
    await userEvent.click(canvas.getByRole('button', { name: texts.cookies.save }));
    const dialog = await shownDialog(canvasElement);
    await expect(dialog.getByText(texts.cookies.saved)).toBeVisible();
    await expect(kept()).toBe(before);
  },
};

export const Phone: Story = { globals: onPhone };
