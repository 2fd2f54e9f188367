import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/index.ts';
import { Text } from './index.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'A walnut desk, five minutes away on foot.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['default', 'muted', 'accent', 'positive', 'caution', 'critical', 'info'] as const;

export const Playground: Story = {};

/** Sizes, tones and weights. */
export const Looks: Story = {
  render: () => (
    <Stack gap={3}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>{`Size ${size}: pick it up this weekend`}</Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>{`Tone ${tone}`}</Text>
      ))}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>{`Weight ${weight}`}</Text>
      ))}
    </Stack>
  ),
};

/** A line limit, tabular digits, a readable line length, kept line breaks. */
export const Features: Story = {
  render: () => (
    <Stack gap={5}>
      <Text lines={2} measure>
        {'Solid walnut, dovetailed drawers, a few honest marks from thirty years of letters. '.repeat(3)}
      </Text>
      <div>
        <Text tabular align="end">
          $1,111
        </Text>
        <Text tabular align="end">
          $8,888
        </Text>
      </div>
      <Text preserveLines>{'Pickup on Elm Street.\nCash or card.\nNo holds.'}</Text>
    </Stack>
  ),
};

/** Long words break and other scripts keep their direction. */
export const Stress: Story = {
  render: () => (
    <Stack gap={4} style={{ maxInlineSize: '18rem' }}>
      <Text>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Text>
      <Text dir="auto">مكتب من خشب الجوز بحالة ممتازة، الاستلام من الحي</Text>
      <Text lines={1}>https://example.test/a-very-long-address-without-any-space-in-it</Text>
    </Stack>
  ),
};
