import type { Meta, StoryObj } from '@storybook/react-vite';

import { towns } from '../../samples/index.ts';
import { Card } from '../Card/index.ts';
import { Grid } from './index.ts';

const meta = { title: 'Primitives/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As many equal columns as fit. */
export const Grids: Story = {
  render: () => (
    <Grid column="sm" gap={4}>
      {towns.map((town) => (
        <Card key={town}>{town}</Card>
      ))}
    </Grid>
  ),
};
