import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ButtonLink } from '../../primitives/Button/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Drawing } from '../Drawing/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  subcomponents: { ErrorState, Drawing },
  args: {
    title: 'Nothing saved yet',
    children: 'Press the heart on a listing and it will wait for you here.',
    drawing: 'birdhouse',
    action: <ButtonLink href="#listings">Browse listings</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The scenes of the street. */
export const Drawings: Story = {
  render: () => (
    <Grid column="md">
      {(['porch', 'search', 'mailbox', 'birdhouse', 'dark', 'signpost'] as const).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} headingLevel={3} />
      ))}
    </Grid>
  ),
};

const onRetry = fn();

/** Something failed: what happened, and a way to try again. */
export const Failed: Story = {
  render: () => <ErrorState onRetry={onRetry}>{texts.listings.failedText}</ErrorState>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
