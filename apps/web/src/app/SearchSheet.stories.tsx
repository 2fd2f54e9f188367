import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { rememberSearch } from '../listings/search/recentSearches.ts';
import { paths } from '../lib/paths.ts';
import { inApp, leadingTo, onDesktop, onPhone, onTablet } from '../testing/story.tsx';

const meta = { title: 'Screens/Search sheet', ...inApp('/safety') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** The site's header; pages may contain other headers. */
async function headerOf(canvas: Canvas): Promise<Canvas> {
  const [header] = await canvas.findAllByRole('banner');
  if (header === undefined) throw new Error('There is no header');
  return within(header);
}

/** The header's search link; the bottom bar may have one as well. */
const lensIn = async (canvas: Canvas) => (await headerOf(canvas)).findByRole('link', { name: 'Search' });

const remember = () => ['walnut desk', 'city bike'].forEach(rememberSearch);

/** On a phone the search link opens a sheet on any page, with recent searches. */
export const Phone: Story = {
  globals: onPhone,
  beforeEach: remember,
  parameters: { visual: { themes: ['light', 'dark'] } },
  play: async ({ canvas, userEvent }) => {
    const lens = await lensIn(canvas);
    await expect(lens).toHaveAttribute('href', '/search');
    await userEvent.click(lens);
    const sheet = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await waitFor(() => expect(sheet.getByLabelText('Search', { selector: 'input' })).toHaveFocus());
    await sheet.findByRole('option', { name: 'city bike' });
    await expect(sheet.getByRole('link', { name: texts.navigation.search })).toBeVisible();
  },
};

/** A search there leads to the listings and closes the sheet. */
export const Searching: Story = {
  globals: onPhone,
  ...leadingTo(paths.listings.path),
  parameters: { visual: { disable: true, reason: 'ends on the listings page, which has its own pictures' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await lensIn(canvas));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Search' }));
    const field = sheet.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
    await userEvent.type(field, 'sofa');
    field.form?.requestSubmit();
    await canvas.findByText(texts.listings.count(2));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** From tablets up the header has the field itself, on every page without one. */
export const Desktop: Story = {
  globals: onDesktop,
  beforeEach: remember,
  play: async ({ canvas, userEvent }) => {
    const header = await headerOf(canvas);
    await userEvent.type(header.getByLabelText('Search listings', { selector: 'input' }), 'bi');
    await waitFor(() =>
      expect(header.getAllByRole('option').map((option: HTMLElement) => option.textContent)).toEqual(
        expect.arrayContaining(['city bike', 'bike']),
      ),
    );
  },
};

export const Tablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await expect(await lensIn(canvas)).toBeVisible();
    await expect((await headerOf(canvas)).queryByRole('search')).toBeNull();
  },
};
