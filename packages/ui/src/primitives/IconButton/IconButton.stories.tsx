import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon, MoreIcon, XIcon } from '../../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { IconButton, IconButtonLink } from './index.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  subcomponents: { IconButtonLink },
  args: { label: 'Close', icon: <XIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await press('Tab');
    await expect(button).toHaveFocus();
    await press('Enter');
    await press('Space');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Variants, sizes, a link, busy and disabled. */
export const Looks: Story = {
  render: ({ onClick }) => (
    <Inline gap={5}>
      <IconButton label="More" icon={<MoreIcon />} />
      <IconButton label="Previous" icon={<ChevronLeftIcon />} variant="outline" />
      <IconButton label="Next" icon={<ChevronRightIcon />} variant="floating" />
      <IconButtonLink label="Back" icon={<ArrowLeftIcon />} variant="floating" href="#back" />
      <IconButton label="Small" icon={<XIcon size="sm" />} size="sm" variant="outline" />
      <IconButton label="Large" icon={<XIcon />} size="lg" variant="outline" />
      <IconButton label="Busy" icon={<XIcon />} variant="outline" busy onClick={onClick} />
      <IconButton label="Disabled" icon={<XIcon />} variant="outline" disabled />
    </Inline>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#back');
    const small = within(canvasElement).getByRole('button', { name: 'Small' });
    const reach = getComputedStyle(small, '::before');
    await expect(Number.parseFloat(reach.height)).toBeGreaterThanOrEqual(44);
    await walkByKeys(async () => {
      within(canvasElement).getByRole('button', { name: 'Busy' }).focus();
      await press('Enter', 'Space');
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};
