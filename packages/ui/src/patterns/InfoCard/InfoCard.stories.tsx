import type { Meta, StoryObj } from '@storybook/react-vite';

import { MailIcon, ShieldIcon } from '../../icons/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { InfoCard } from './InfoCard.tsx';

const meta = {
  title: 'Patterns/InfoCard',
  component: InfoCard,
  args: { title: 'Safe and secure', icon: <ShieldIcon />, children: 'Meet in public, look before you pay.' },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A plain fact, one that is a link, and text that does not fit. */
export const Several: Story = {
  render: (args) => (
    <Grid>
      <InfoCard {...args} />
      <InfoCard title="Write to us" icon={<MailIcon />} href="#contact">
        We answer within a day.
      </InfoCard>
      <InfoCard title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk">
        averyveryverylongaddress.with.many.parts@a-neighborhood-with-a-long-name.example
      </InfoCard>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await walkByKeys(() => expectFollowed(canvas.getByRole('link')));
  },
};
