import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { everyLinkInContentsLeadsToItsPart } from '../../testing/articleStories.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  ...inApp(paths.terms.href()),
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page on a wide screen. */
export const Default: Story = { play: everyLinkInContentsLeadsToItsPart };

/** On a phone: the contents first, then the text. */
export const Phone: Story = { globals: onPhone };
