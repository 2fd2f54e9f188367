import type { Meta, StoryObj } from '@storybook/react-vite';

import { BoltIcon, CheckIcon } from '../../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Active', tone: 'positive' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'glow', 'positive', 'caution', 'critical', 'info'] as const;

export const Playground: Story = {};

/** Every tone, soft and solid; counts; with an icon. */
export const Looks: Story = {
  render: () => (
    <Stack gap={4}>
      {(['soft', 'solid'] as const).map((variant) => (
        <Inline key={variant} gap={2}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
      <Inline gap={2}>
        <Badge shape="count">0</Badge>
        <Badge shape="count" tone="accent" variant="solid">
          7
        </Badge>
        <Badge shape="count" tone="accent">
          128
        </Badge>
        <Badge tone="positive" icon={<CheckIcon size="sm" />}>
          Verified
        </Badge>
        <Badge tone="glow" variant="solid" icon={<BoltIcon size="sm" />}>
          Featured
        </Badge>
      </Inline>
      <div style={{ maxInlineSize: '10rem' }}>
        <Badge>Außerordentlichlangeswort und mehr</Badge>
      </div>
    </Stack>
  ),
};
