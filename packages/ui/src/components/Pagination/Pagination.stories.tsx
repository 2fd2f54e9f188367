import { favoritesWindow, limits } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectFollowed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 456, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Buttons: the parent keeps the page. */
export const Playground: Story = {
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next, event) => {
          args.onPageChange?.(next, event);
          setPage(next);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Showing 1 to 20 of 456 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await walkByKeys(async () => {
      const pages = canvas.getAllByRole('button', { name: /^(Page \d+|Next page)$/ });
      await expectTabOrder(canvasElement, canvas.getByLabelText('Results per page'), ...pages);
      const page = (number: number) => canvas.getByRole('button', { name: `Page ${number}` });
      page(2).focus();
      await press('Enter');
      await expect(page(2)).toHaveAttribute('aria-current', 'page');
      page(1).focus();
      await press('Space');
      await expect(page(1)).toHaveAttribute('aria-current', 'page');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(canvas.getByLabelText('Results per page'), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

/** Links: every page has a URL. */
export const Links: Story = {
  args: { page: 1, total: 130, hrefFor: (page) => `#page-${page}`, onPageSizeChange: undefined },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Next page' });
    await expect(next).toHaveAttribute('href', '#page-2');
    await walkByKeys(() => expectFollowed(next));
  },
};

/** At the start, in the middle, at the end; few pages; one page of a larger size; the favorites' window. */
export const Windows: Story = {
  render: (args) => (
    <Stack gap={6}>
      {[1, 4, 12, 23].map((page) => (
        <Pagination
          key={page}
          {...args}
          page={page}
          onPageSizeChange={undefined}
          messages={{ label: `Pagination at ${page}` }}
        />
      ))}
      <Pagination {...args} page={2} total={60} messages={{ label: 'Three pages' }} />
      <Pagination {...args} pageSize={100} total={60} messages={{ label: 'One large page' }} />
      <Pagination
        {...args}
        page={6}
        pageSize={limits.favoritesPageSize}
        total={120}
        window={favoritesWindow}
        onPageSizeChange={undefined}
        messages={{ label: 'Favorites' }}
      />
    </Stack>
  ),
};

/** More than were counted: on the first page, on the last with a number, and past it. */
export const More: Story = {
  args: { hasMore: true, onPageSizeChange: undefined },
  render: (args) => (
    <Stack gap={6}>
      {[1, 50, 53].map((page) => (
        <Pagination
          key={page}
          {...args}
          page={page}
          total={Math.max(1000, page * 20)}
          messages={{ label: `Pagination at ${page}` }}
        />
      ))}
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const at = (name: string) => within(within(canvasElement).getByRole('navigation', { name }));
    await expect(at('Pagination at 1').getByText('Showing 1 to 20 of 1,000+ results')).toBeVisible();
    await userEvent.click(at('Pagination at 50').getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(51, expect.anything());
    const past = at('Pagination at 53');
    await expect(past.getByText('Showing 1,041 to 1,060 of 1,060+ results')).toBeVisible();
    await expect(past.getByRole('button', { name: 'Page 53' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(past.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(52, expect.anything());
  },
};

/** Renders nothing if one page is enough. */
export const OnePage: Story = {
  args: { total: 12 },
  parameters: { visual: { disable: true, reason: 'There is nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** On a phone. */
export const Phone: Story = {
  args: { page: 12 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
