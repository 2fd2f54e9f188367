import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { ArrowRightIcon, HeartIcon, PlusIcon } from '../../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { expectFollowed, press, walkByKeys } from '../../samples/keyboard.ts';
import { Button, ButtonLink } from './index.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Post a listing', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['accent', 'neutral', 'critical'] as const;
const variants = ['solid', 'soft', 'outline', 'quiet'] as const;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Post a listing' });
    await press('Tab');
    await expect(button).toHaveFocus();
    await press('Enter');
    await press('Space');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every variant in every tone, and the same when disabled. */
export const Looks: Story = {
  render: () => (
    <Stack gap={4}>
      {variants.map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone} startIcon={<PlusIcon size="sm" />}>
              {`${variant} ${tone}`}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Three sizes, none smaller than a touch target; icons on either side; full width. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg" endIcon={<ArrowRightIcon size="sm" />}>
          Large
        </Button>
      </Inline>
      <Button wide variant="outline" startIcon={<HeartIcon size="sm" />}>
        Wide
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Busy: it keeps its width, its name and the focus, and ignores presses. */
export const Busy: Story = {
  args: { busy: true, children: 'Sending...' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending...' });
    button.focus();
    await press('Enter', 'Space');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('data-busy');
  },
};

/** A link that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#browse">Browse listings</ButtonLink>
      <ButtonLink href="#sell" variant="outline" tone="neutral">
        Post a listing
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Browse listings' });
    await expect(link).toHaveAttribute('href', '#browse');
    await walkByKeys(() => expectFollowed(link));
  },
};

/** Long text wraps inside, in both text directions, in 320 pixels. */
export const Stress: Story = {
  render: () => (
    <Stack gap={4} style={{ maxInlineSize: '18rem' }}>
      <Button startIcon={<PlusIcon size="sm" />}>
        Donaudampfschifffahrtsgesellschaftskapitänsanzeige veröffentlichen
      </Button>
      <div dir="rtl" lang="ar">
        <ButtonLink href="#next" endIcon={<ArrowRightIcon size="sm" />}>
          تصفح الإعلانات القريبة
        </ButtonLink>
      </div>
    </Stack>
  ),
};
