import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Listings', href: '#listings' },
      { label: 'Furniture', href: '#furniture' },
      { label: 'Walnut desk, dovetailed drawers' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(trail).getAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(
      within(trail)
        .getByText(/Walnut/)
        .closest('[aria-current]'),
    ).toHaveAttribute('aria-current', 'page');
    await walkByKeys(async () => {
      await expectTabOrder(trail, ...links);
      for (const link of links) await expectFollowed(link);
    });
  },
};

/** On a phone, with a very long title, and right to left. */
export const Stress: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <Breadcrumbs
        items={[
          ...args.items.slice(0, 3),
          { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
        ]}
      />
      <Breadcrumbs
        dir="rtl"
        messages={{ label: 'مسار' }}
        items={[{ label: 'الرئيسية', href: '#home' }, { label: 'مكتب من خشب الجوز' }]}
      />
    </>
  ),
};
