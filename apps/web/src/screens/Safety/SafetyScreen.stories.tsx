import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { everyLinkInContentsLeadsToItsPart } from '../../testing/articleStories.ts';
import { SafetyScreen } from './SafetyScreen.tsx';

const meta = {
  title: 'Screens/Safety',
  component: SafetyScreen,
  ...inApp(paths.safety.href()),
} satisfies Meta<typeof SafetyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page on a wide screen. */
export const Default: Story = { play: everyLinkInContentsLeadsToItsPart };

/** On a phone: the contents first, then the text. */
export const Phone: Story = { globals: onPhone };
