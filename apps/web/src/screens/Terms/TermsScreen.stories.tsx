import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { everyLinkInContentsLeadsToItsPart } from '../../written/stories.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  ...inApp(paths.terms.href()),
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page as it is read at a desk. */
export const Default: Story = { play: everyLinkInContentsLeadsToItsPart };

/** On a phone: the contents first, then the text. */
export const Mobile: Story = { globals: onPhone };
