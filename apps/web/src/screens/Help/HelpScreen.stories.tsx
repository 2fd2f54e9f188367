import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { HelpScreen } from './HelpScreen.tsx';

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  ...inApp(paths.help.href()),
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seven collapsed sections. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(8);
    await userEvent.click(canvas.getByText('Which photos can I add?'));
    const [rules] = canvas.getAllByText(texts.help.photoRules);
    await expect(rules).toBeVisible();
  },
};

/** Typing filters the questions; few results open by themselves. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the answers' }), 'reset link');
    await expect(canvas.getByText('I forgot my password')).toBeVisible();
    await expect(canvas.queryByText('What does it cost?')).toBeNull();
    await expect(canvas.getByText('1 answer found')).toBeInTheDocument();
  },
};

/** No match: a link to contact us. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the answers' }), 'zeppelin');
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
};

export const Phone: Story = { globals: onPhone };
