import './brand.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Alert } from '../components/Alert/index.ts';
import { Pagination } from '../components/Pagination/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { BrandMark } from '../patterns/BrandMark/index.ts';
import { Badge } from '../primitives/Badge/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Card } from '../primitives/Card/index.ts';
import { Inline } from '../primitives/Inline/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { TextLink } from '../primitives/TextLink/index.ts';
import { vars } from '../theme/index.ts';

const meta = {
  title: 'Foundations/Second brand',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same components in another brand: one stylesheet that overrides tokens, no build step. */
export const Harbor: Story = {
  render: () => (
    <Stack
      data-brand="harbor"
      gap={5}
      align="start"
      style={{ padding: '2rem', background: vars.color.surface }}
    >
      <BrandMark name="Harbor Market" href="#home" />
      <Inline>
        <Button>Browse listings</Button>
        <Button variant="outline">Post a listing</Button>
        <Badge tone="glow" variant="solid">
          Featured
        </Badge>
        <TextLink href="#tips">Safety tips</TextLink>
      </Inline>
      <Alert tone="positive">Your boat is listed.</Alert>
      <Card>
        <Tabs
          label="Boats"
          tabs={[
            { id: 'sail', label: 'Sail', count: 4, content: 'Four under sail.' },
            { id: 'motor', label: 'Motor', count: 9, content: 'Nine with motors.' },
          ]}
        />
      </Card>
      <Pagination page={2} total={80} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Browse listings' });
    await expect(getComputedStyle(button).borderTopLeftRadius).toBe('4px');
  },
};
