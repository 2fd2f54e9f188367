import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { Container } from '../Container/index.ts';
import { Divider } from '../Divider/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Primitives/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, Container, Divider, Card },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const towns = ['Ithaca', 'Duluth', 'Marfa', 'Savannah', 'Truckee', 'Asheville', 'Galena'];

/** One under another. */
export const Stacks: Story = {
  render: () => (
    <Stack gap={3}>
      <Card padding="sm">First</Card>
      <Card padding="sm">Second</Card>
      <Divider />
      <Card padding="sm">After the line</Card>
    </Stack>
  ),
};

/** Side by side, on as many rows as it takes; at both ends; as a list. */
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

/** The four grounds of a card. */
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

/** The three widths of a page, centred, never at the edge. */
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
