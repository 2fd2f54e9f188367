import type { Meta, StoryObj } from '@storybook/react-vite';

import { towns } from '../../samples/index.ts';
import { Badge } from '../Badge/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './index.ts';

const meta = { title: 'Primitives/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Side by side, wrapping; at both ends; as a list. */
export const Inlines: Story = {
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '22rem' }}>
      <Inline as="ul" gap={2}>
        {towns.map((town) => (
          <li key={town}>
            <Badge>{town}</Badge>
          </li>
        ))}
      </Inline>
      <Inline justify="between">
        <Text>Showing 1 to 20</Text>
        <Badge tone="accent">56</Badge>
      </Inline>
    </Stack>
  ),
};
