import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { forgetDrafts } from '../../mocks/forgetDrafts.ts';
import { at as callAt, broken, listing, never } from '../../mocks/index.ts';
import { shownDialog } from '../../mocks/shownDialog.ts';
import { answering, asUser, at, inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { EditListingScreen } from './EditListingScreen.tsx';

const words = texts.listingForm;

const meta = {
  title: 'Screens/EditListing',
  component: EditListingScreen,
  ...inApp(paths.editListing.href('listing-01')),
  beforeEach: forgetDrafts,
} satisfies Meta<typeof EditListingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('form', { name: words.editTitle }));

/** Filled in as the listing stands, with its photos. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await expect(form.getByRole('textbox', { name: /^Title/ })).not.toHaveValue('');
    await expect(form.getByRole('heading', { name: words.currentImages })).toBeVisible();
  },
};

/** Saved: on to the listing, unless a key is pressed. */
export const Saved: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByRole('textbox', { name: /^Title/ }), ', nearly new');
    await userEvent.click(form.getByRole('button', { name: words.updateAction }));
    await shownDialog(canvasElement, words.updatedTitle);
    await userEvent.keyboard('{Shift}');
  },
};

export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering([http.put(callAt('/listings/:id'), broken)]) },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(form.getByRole('button', { name: words.updateAction }));
    await shownDialog(canvasElement, words.updateFailedTitle);
  },
};

/** Somebody else's listing. */
export const Denied: Story = {
  parameters: asUser('ben'),
  play: async ({ canvasElement }) => {
    await shownDialog(canvasElement, words.deniedTitle);
  },
};

/** Gone, or never there. */
export const NotFound: Story = {
  parameters: { ...at(paths.editListing.href('gone'), { as: 'ana' }), ...answering(listing.missing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.listing.notFoundTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.backToMyListings })).toHaveAttribute(
      'href',
      '/dashboard/my-listings',
    );
  },
};

/** It could not be loaded; it may still be there. */
export const Unavailable: Story = {
  parameters: { ...asUser('ana'), ...answering([http.get(callAt('/listings/:id'), broken)]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering([http.get(callAt('/listings/:id'), never)]) },
};

export const Mobile: Story = { globals: onPhone, parameters: asUser('ana') };
