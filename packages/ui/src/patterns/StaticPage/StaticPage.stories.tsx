import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '../../primitives/Text/index.ts';
import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { StaticPage } from './StaticPage.tsx';

const meta = {
  title: 'Patterns/StaticPage',
  component: StaticPage,
  args: {
    title: 'House rules',
    lead: 'What we expect of each other, in three short parts.',
    updated: 'Last updated January 1, 2024',
    sections: ['Be honest', 'Be kind', 'Be on time'].map((title) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      content: (
        <Text>
          A neighbor reads what you write and comes by because of it. Say what is broken, answer even when the
          answer is no, and let people know when you are late.
        </Text>
      ),
    })),
  },
} satisfies Meta<typeof StaticPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The contents are next to the text. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(contents).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Be kind' })).toHaveAttribute('href', '#be-kind');
    await expect(canvas.getByRole('region', { name: 'Be kind' })).toHaveAttribute('id', 'be-kind');
    const links = canvas.getAllByRole('link');
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...links);
      for (const link of links) await expectFollowed(link);
    });
  },
};

/** Numbered, like legal texts. */
export const Numbered: Story = { args: { numbered: true } };

/** On a phone the contents come first. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
