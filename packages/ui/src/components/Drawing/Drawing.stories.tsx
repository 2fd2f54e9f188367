import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../../primitives/Grid/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import {
  BirdhouseDrawing,
  DarkDrawing,
  Drawing,
  MailboxDrawing,
  PorchDrawing,
  SearchDrawing,
  SignpostDrawing,
} from './index.ts';

const meta = {
  title: 'Components/Drawing',
  component: Drawing,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Drawing>;
export default meta;

type Story = StoryObj<typeof meta>;

const scenes = {
  porch: PorchDrawing,
  search: SearchDrawing,
  mailbox: MailboxDrawing,
  birdhouse: BirdhouseDrawing,
  dark: DarkDrawing,
  signpost: SignpostDrawing,
};

/** The kit's scenes. */
export const Drawings: Story = {
  render: () => (
    <Grid column="md">
      {Object.entries(scenes).map(([name, Scene]) => (
        <EmptyState key={name} drawing={<Scene />} title={name} headingLevel={3} />
      ))}
    </Grid>
  ),
};
