import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../Grid/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './index.ts';

const meta = { title: 'Primitives/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The four backgrounds of a card. */
export const Cards: Story = {
  render: () => (
    <Grid column="md">
      {(['raised', 'plain', 'sunken', 'accent'] as const).map((variant) => (
        <Card key={variant} variant={variant}>
          <Text weight="semibold">{variant}</Text>
          <Text tone={variant === 'accent' ? 'default' : 'muted'}>A hairline, not a shadow.</Text>
        </Card>
      ))}
    </Grid>
  ),
};
