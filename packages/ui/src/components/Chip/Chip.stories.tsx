import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { HeartIcon } from '../../icons/index.ts';
import { expectFollowed, expectPressed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { variant: 'link', href: '#services', children: 'Services' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walkByKeys(() => expectFollowed(within(canvasElement).getByRole('link', { name: 'Services' })));
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Chip href="#all" current>
          All
        </Chip>
        <Chip href="#services" count={1204}>
          Services
        </Chip>
        <Chip href="#saved" icon={<HeartIcon size="sm" />}>
          Saved
        </Chip>
      </div>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Chip variant="toggle" pressed>
          With photos
        </Chip>
        <Chip variant="toggle" pressed={false}>
          Free
        </Chip>
        <Chip variant="toggle" pressed={false} disabled>
          Nearby
        </Chip>
      </div>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', maxInlineSize: 288 }}>
        <Chip variant="filter">Austin, TX</Chip>
        <Chip variant="filter">Donaudampfschifffahrtsgesellschaftskapitän</Chip>
      </div>
    </div>
  ),
};

const onPressedChange = fn();
const onRemove = fn();

/** A toggle reports its next state; a filter says what pressing it does. */
export const Pressing: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip variant="toggle" pressed={false} onPressedChange={onPressedChange}>
        Free
      </Chip>
      <Chip variant="filter" onRemove={onRemove}>
        Austin, TX
      </Chip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Free' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.focus();
    await press('Space');
    await expect(onPressedChange).toHaveBeenLastCalledWith(true);
    const filter = canvas.getByRole('button', { name: 'Remove filter: Austin, TX' });
    await userEvent.click(filter);
    await expect(onRemove).toHaveBeenCalled();
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, toggle, filter);
      await expectPressed(toggle);
      await expectPressed(filter);
    });
  },
};
