import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inEveryMode } from '../../samples/index.ts';
import { Stepper } from './index.ts';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: inEveryMode,
  args: {
    steps: [
      { label: 'Listing saved', state: 'done' },
      { label: 'Uploading photos', detail: '2 of 4', state: 'current' },
      { label: 'Live on the street' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current step. */
export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const [done, current] = within(canvasElement).getAllByRole('listitem');
    await expect(done).toHaveTextContent('Done: Listing saved');
    await expect(current).toHaveAttribute('aria-current', 'step');
  },
};

/** Upcoming steps, and a failed one. */
export const Looks: Story = {
  args: {
    steps: [
      { label: 'Email confirmation', detail: 'Within a few minutes.' },
      { label: 'Review', detail: 'Someone reads every report.' },
      { label: 'Follow-up', state: 'failed', detail: 'The address did not answer.' },
    ],
  },
};
