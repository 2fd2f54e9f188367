import { texts } from '@porchlight/domain';
import { emptyDraft } from '@porchlight/flows/listingEditor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { choosePhoto } from '../../testing/createForm.ts';
import { fill } from '../../testing/fill.ts';
import { forgetDrafts } from '../../testing/forgetDrafts.ts';
import {
  at as callAt,
  broken,
  brokenUntilMended,
  categories,
  failure,
  images,
  listing,
  model,
  never,
} from '../../testing/mocks/index.ts';
import { hideTable } from '../../testing/hideTable.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import { answering, asUser, at, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { createDraftStore } from '../../listings/editor/draftStore.ts';
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

/** Filled in with the listing and the maximum number of photos. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Back to the listing' })).toHaveAttribute(
      'href',
      '/listings/listing-01',
    );
    await expect(form.getByRole('textbox', { name: /^Title/ })).not.toHaveValue('');
    await expect(form.getAllByRole('img', { name: /^Photo \d of 5$/ })).toHaveLength(5);
    await expect(form.getByText('All 5 photos added')).toBeVisible();
  },
};

/** Hidden by a moderator: what to change is shown above the form. */
export const Hidden: Story = {
  parameters: {
    ...at(paths.editListing.href('listing-01'), { as: 'ana', prepare: hideTable }),
    visual: { disable: true, reason: 'Default shows the form, Looks of Alert the notice' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chairs are not in the photos.')).toBeVisible();
  },
};

/** Photos are moved, rotated, removed and added with the rest, and saved as one change. */
export const Photos: Story = {
  parameters: {
    visual: { disable: true, reason: 'looks as Default does; what is saved is of interest' },
    ...asUser('ana'),
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const before = (model().listings.find(({ id }) => id === 'listing-01')?.images ?? []).map(({ id }) => id);
    await userEvent.click(form.getByRole('button', { name: 'Make photo 3 the cover' }));
    await userEvent.click(form.getByRole('button', { name: 'Rotate photo 2' }));
    await userEvent.click(form.getByRole('button', { name: 'Remove photo 5' }));
    await choosePhoto(form);
    await form.findByRole('img', { name: 'Photo 5 of 5' });
    await userEvent.click(form.getByRole('button', { name: words.updateAction }));
    await shownDialog(canvasElement, words.updatedTitle);
    const after = (model().listings.find(({ id }) => id === 'listing-01')?.images ?? []).map(({ id }) => id);
    await expect(after).toHaveLength(5);
    // The rotated photo has a new id, and so has the new one.
    await expect(after.map((id) => before.indexOf(id))).toEqual([2, -1, 1, 3, -1]);
    await userEvent.keyboard('{Shift}');
  },
};

/** While photos upload, the button names the current one, and none can be moved. */
export const Uploading: Story = {
  parameters: {
    app: {
      ...at(paths.editListing.href('listing-01'), { as: 'ana' }).app,
      prepare: () =>
        model()
          .listings.find(({ id }) => id === 'listing-01')
          ?.images.splice(1),
    },
    ...answering(images.pending),
    visual: { disable: true, reason: 'a busy button and locked photos: the words are of interest' },
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await choosePhoto(form);
    await form.findByRole('img', { name: 'Photo 2 of 2' });
    await userEvent.click(form.getByRole('button', { name: words.updateAction }));
    const button = await form.findByRole('button', { name: words.uploadingPhoto(1, 1) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(form.getByRole('button', { name: 'Edit photo 1 of 2' })).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Rotate photo 2' })).toBeDisabled();
    await expect(
      within(canvasElement).getByText(words.uploadingPhoto(1, 1), { selector: '[role=status]' }),
    ).toBeInTheDocument();
  },
};

/** An unvalidated free-text place is shown as a hint, and a place must be chosen. */
export const OldPlace: Story = {
  parameters: {
    app: {
      ...at(paths.editListing.href('listing-01'), { as: 'ana' }).app,
      prepare: () => {
        const old = model().listings.find(({ id }) => id === 'listing-01');
        if (old === undefined) throw new Error('no such listing');
        Object.assign(old, { location: 'The old mill', canonical_location: null });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const place = form.getByRole('combobox', { name: /^Location/ });
    await expect(place).toHaveValue('');
    await expect(place).toHaveAccessibleDescription(/Was: The old mill/);
    await userEvent.click(form.getByRole('button', { name: words.updateAction }));
    await expect(form.getByText(words.locationInvalid)).toBeVisible();
  },
};

/** Saved: redirects to the listing, unless a key is pressed. */
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

/** Deleted during editing: no retry is offered, and the text stays for copying. */
export const Deleted: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([
      http.put(callAt('/listings/:id'), () => failure(404, texts.listing.notFoundTitle, 'not_found')),
    ]),
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(form.getByRole('button', { name: words.updateAction }));
    const dialog = await shownDialog(canvasElement, texts.listing.notFoundTitle);
    await expect(dialog.getByText(texts.listing.notFoundText)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: words.tryAgain })).toBeNull();
    await expect(dialog.getByRole('link', { name: words.backToMyListings })).toHaveAttribute(
      'href',
      '/dashboard/my-listings',
    );
  },
};

/** Leaves a draft with a photo from before the listing was changed elsewhere. */
async function leaveOldDraft(): Promise<void> {
  const store = createDraftStore('user-ana');
  store.write('listing-01', {
    draft: { ...emptyDraft('ana@porchlight.test'), title: 'Half a change' },
    rememberedPrice: '',
    draftId: 'yesterday',
    revision: 3,
    basedOn: '2026-01-01T00:00:00.000Z',
  });
  const photo = await (await fetch('/photos/table-corner.webp')).blob();
  await store.writePhotos('listing-01', {
    known: [],
    photos: [{ name: 'corner.webp', blob: photo, turn: 0 }],
  });
}

/** A listing with room for photos. */
const withRoom = {
  ...at(paths.editListing.href('listing-01'), { as: 'ana' }).app,
  prepare: () => {
    const old = model().listings.find(({ id }) => id === 'listing-01');
    old?.images.splice(1);
  },
};

/** A draft from before the listing was changed elsewhere: offered instead of applied. */
export const DraftOutdated: Story = {
  parameters: { app: withRoom },
  beforeEach: leaveOldDraft,
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await expect(await canvas.findByText(words.draftOutdated)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Title/ })).not.toHaveValue('Half a change');
    await expect(form.getAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
  },
};

/** Accepted: text and photos are restored together. */
export const DraftOutdatedUsed: Story = {
  parameters: {
    visual: { disable: true, reason: 'looks as a draft that is back does; what comes back is of interest' },
    app: withRoom,
  },
  beforeEach: leaveOldDraft,
  play: async ({ canvas, canvasElement }) => {
    await formOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: words.useDraft }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    const form = await formOf(canvasElement);
    await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Half a change');
    await form.findByRole('img', { name: 'Photo 2 of 2' });
    await expect(canvas.getByText(words.draftRestored)).toBeVisible();
    await expect(canvas.queryByText(words.draftOutdated)).toBeNull();
  },
};

/** Discarded: deletion is permanent, so it asks first. */
export const DraftOutdatedDiscarded: Story = {
  parameters: {
    visual: { disable: true, reason: 'looks as Default does; what is left of the draft is of interest' },
    app: withRoom,
  },
  beforeEach: leaveOldDraft,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.discardDraft }));
    const dialog = await shownDialog(canvasElement, words.discardDraftTitle);
    await userEvent.click(dialog.getByRole('button', { name: words.discardDraft }));
    await waitFor(() => expect(canvas.queryByText(words.draftOutdated)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(async () => expect(await createDraftStore('user-ana').read('listing-01')).toBeNull());
  },
};

/** Another user's listing. */
export const Denied: Story = {
  parameters: asUser('ben'),
  play: async ({ canvasElement }) => {
    await shownDialog(canvasElement, words.deniedTitle);
  },
};

/** A missing listing: no link leads back to it. */
export const NotFound: Story = {
  parameters: { ...at(paths.editListing.href('gone'), { as: 'ana' }), ...answering(listing.missing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.listing.notFoundTitle)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Back to the listing/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: words.backToMyListings })).toHaveAttribute(
      'href',
      '/dashboard/my-listings',
    );
  },
};

/** The listing failed to load; it may still exist. */
export const Unavailable: Story = {
  parameters: { ...asUser('ana'), ...answering([http.get(callAt('/listings/:id'), broken)]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.common.tryAgain })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
    await expect(canvas.queryByText(texts.listing.notFoundText)).toBeNull();
  },
};

/** A retry succeeds: the form appears, and the focus moves from the button to the heading. */
export const AvailableAgain: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(brokenUntilMended('/listings/:id')),
    visual: { disable: true, reason: 'ends as Default' },
  },
  play: async ({ canvas, canvasElement }) => {
    const again = await canvas.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(again);
    await formOf(canvasElement);
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The listing loaded, the categories failed. */
export const WithoutCategories: Story = {
  parameters: { ...asUser('ana'), ...answering(categories.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.common.categoriesFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering([http.get(callAt('/listings/:id'), never)]) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(texts.common.loading);
    // About as tall as the form, so that what is below doesn't shift.
    await expect(canvasElement.querySelector('main [aria-busy="true"]')?.clientHeight).toBeGreaterThan(900);
  },
};

/** On a phone the buttons stay in view, however long the form is. */
export const Phone: Story = {
  globals: onPhone,
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const save = form.getByRole('button', { name: words.updateAction }).getBoundingClientRect();
    await expect(form.getByRole('textbox', { name: /^Title/ }).getBoundingClientRect().top).toBeGreaterThan(
      0,
    );
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** From 'Change price' of My Listings: the price has the focus. */
export const ChangePrice: Story = {
  parameters: {
    ...at(paths.editListing.href('listing-01', 'price'), { as: 'ana' }),
    visual: { disable: true, reason: 'Default shows the form; this story checks the focus' },
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await waitFor(() => expect(form.getByLabelText(/^Price(?! type| is)/)).toHaveFocus());
  },
};
