import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ArrowRightIcon } from '../../icons/index.ts';
import { KitProvider } from '../../provider/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { TextLink } from './index.ts';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#safety', children: 'safety tips' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await walkByKeys(() => expectFollowed(within(canvasElement).getByRole('link')));
  },
};

/** In a sentence, on its own line, in its tones, and external. */
export const Looks: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Text>
        Read our <TextLink href="#safety">safety tips</TextLink> before you meet.
      </Text>
      <Text tone="muted">
        By{' '}
        <TextLink href="#terms" tone="muted">
          the terms
        </TextLink>{' '}
        or{' '}
        <TextLink href="#privacy" tone="default">
          the policy
        </TextLink>
        .
      </Text>
      <TextLink href="#all" standalone>
        View all <ArrowRightIcon size="sm" />
      </TextLink>
      <TextLink href="https://example.test/" external>
        Your browser’s help
      </TextLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The router's link is set once, by a provider; every link of the kit below uses it. */
export const WithRouter: Story = {
  parameters: { visual: { disable: true, reason: 'looks like the playground' } },
  render: (args) => (
    <KitProvider
      renderLink={({ href, children, ...rest }) => (
        <a {...rest} href={`#routed${href}`}>
          {children}
        </a>
      )}
    >
      <TextLink {...args} />
    </KitProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'safety tips' });
    await expect(link).toHaveAttribute('href', '#routed#safety');
  },
};
