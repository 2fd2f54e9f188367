import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Container } from './index.ts';

const meta = { title: 'Primitives/Container', component: Container } satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The three widths of a page, centered, never at the edge. */
export const Containers: Story = {
  render: () => (
    <Stack>
      {(['narrow', 'text', 'wide'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card variant="sunken" padding="sm">
            {width}
          </Card>
        </Container>
      ))}
    </Stack>
  ),
};
