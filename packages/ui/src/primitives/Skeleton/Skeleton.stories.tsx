import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Skeleton } from './index.ts';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shapes, combined like the content they replace. */
export const Shapes: Story = {
  render: () => (
    <Grid column="md">
      <Stack gap={3}>
        <Skeleton shape="photo" />
        <Text as="div" size="lg">
          <Skeleton width="most" />
        </Text>
        <Text as="div">
          <Skeleton width="third" />
        </Text>
      </Stack>
      <Card>
        <Inline wrap={false}>
          <Skeleton shape="circle" />
          <Text as="div" style={{ flex: 1 }}>
            <Skeleton width="half" />
            <Skeleton width="most" />
          </Text>
        </Inline>
      </Card>
      <Skeleton shape="block" />
    </Grid>
  ),
};

/** In a row that stretches its children, next to taller text, a circle stays a circle. */
export const CircleInARow: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, blockSize: 96 }}>
      <Skeleton shape="circle" />
      <Skeleton shape="block" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const circle = canvasElement.querySelector('span');
    await expect(circle?.clientHeight).toBe(circle?.clientWidth);
  },
};
