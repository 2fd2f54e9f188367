import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { HeartIcon, HomeIcon, MessageIcon, PlusIcon, UserIcon } from '../../icons/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { BottomBar, type BottomBarItem } from './index.ts';

const items: BottomBarItem[] = [
  { href: '#home', label: 'Home', icon: <HomeIcon /> },
  { href: '#saved', label: 'Saved', icon: <HeartIcon /> },
  { href: '#sell', label: 'Sell', icon: <PlusIcon /> },
  { href: '#messages', label: 'Messages', icon: <MessageIcon />, count: 3, countLabel: '3 unread' },
  { href: '#account', label: 'Account', icon: <UserIcon /> },
];

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: { items, currentPath: '#home' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    visual: { frame: 'screen' },
    // In a lower window it hides, as for a keyboard.
    docs: { story: { inline: false, height: '31rem' } },
  },
  render: (args) => (
    <>
      {Array.from({ length: 24 }, (_, index) => (
        <Text key={index}>A page that is taller than the window, so that it has an end to come to.</Text>
      ))}
      <TextLink href="#end">The end of the page</TextLink>
      <BottomBar {...args} />
    </>
  ),
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links with their counts, the current one marked, and the end of the page above them. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('navigation', { name: 'Main' });
    const links = within(bar).getAllByRole('link');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Messages , 3 unread' })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const end = canvas.getByRole('link', { name: 'The end of the page' });
    await walkByKeys(async () => {
      await expectTabOrder(bar, ...links);
      if (links[1]) await expectFollowed(links[1]);
      window.scrollTo(0, 0);
      end.focus();
      await waitFor(() =>
        expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
      );
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
    window.scrollTo(0, 0);
  },
};

/** Wider windows have these links in their header. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'There is nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** Three links with long labels, on the smallest phone. */
export const Small: Story = {
  args: {
    currentPath: '#saved',
    items: [
      { href: '#home', label: 'Startseite', icon: <HomeIcon /> },
      { href: '#saved', label: 'Gemerkte Kleinanzeigen', icon: <HeartIcon />, count: 1240 },
      { href: '#account', label: 'Benutzerkonto', icon: <UserIcon /> },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** The first link is at the start of the line. */
export const RightToLeft: Story = {
  args: {
    items: [
      { href: '#home', label: 'الرئيسية', icon: <HomeIcon /> },
      { href: '#saved', label: 'المحفوظات', icon: <HeartIcon />, count: 2, countLabel: '٢ جديد' },
      { href: '#account', label: 'حسابي', icon: <UserIcon /> },
    ],
    messages: { label: 'رئيسي' },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = within(await within(canvasElement).findByRole('navigation')).getAllByRole('link');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};
