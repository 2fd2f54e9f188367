import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SearchField } from '../../components/SearchField/index.ts';
import { press } from '../../samples/keyboard.ts';
import { PlacePill } from './index.ts';

const meta = {
  title: 'Patterns/PlacePill',
  component: PlacePill,
  args: { place: 'Denver, CO · 25 mi', onPress: fn(), onClear: fn() },
} satisfies Meta<typeof PlacePill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Applied: a press changes it, the × removes it. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'States shows it' } },
  play: async ({ canvas, args }) => {
    await press('Tab');
    const change = canvas.getByRole('button', { name: 'Denver, CO · 25 mi, change place' });
    await expect(change).toHaveFocus();
    await press('Enter');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await press('Tab');
    await expect(canvas.getByRole('button', { name: 'Remove place' })).toHaveFocus();
    await press('Space');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** None yet, offered, applied; and within a search field at each size. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <PlacePill onPress={args.onPress} />
      <PlacePill {...args} applied={false} />
      <PlacePill {...args} />
      <PlacePill {...args} place="Rancho Santa Margarita, CA · 100 mi" style={{ maxInlineSize: 220 }} />
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SearchField
          key={size}
          size={size}
          style={{ inlineSize: 'min(640px, 100%)' }}
          placeholder="Desk, bike, tutor"
          messages={{ label: `Search ${size}` }}
          place={<PlacePill {...args} />}
        />
      ))}
    </div>
  ),
};

/** On a phone the pill is below the field. */
export const Phone: Story = {
  render: (args) => <SearchField size="lg" placeholder="Desk, bike, tutor" place={<PlacePill {...args} />} />,
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Phone of the home page shows it' } },
};
