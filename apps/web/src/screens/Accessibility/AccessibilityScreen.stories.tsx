import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { everyLinkInContentsLeadsToItsPart } from '../../testing/articleStories.ts';
import { AccessibilityScreen } from './AccessibilityScreen.tsx';

const meta = {
  title: 'Screens/Accessibility',
  component: AccessibilityScreen,
  ...inApp(paths.accessibility.href()),
} satisfies Meta<typeof AccessibilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page on a wide screen. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'the page of Screens/Safety shows the same layout' } },
  play: everyLinkInContentsLeadsToItsPart,
};

/** On a phone: the contents first, then the text. */
export const Phone: Story = {
  globals: onPhone,
  parameters: { visual: { disable: true, reason: 'the phone page of Screens/Safety shows the same layout' } },
};
