import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';

import { choosePhoto, fillIn, send } from '../../testing/createForm.ts';
import { forgetDrafts } from '../../testing/forgetDrafts.ts';
import { at as callAt, broken, invalid, model, publishing } from '../../testing/mocks/index.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import { answering, asUser, inApp } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { CreateListingScreen } from './CreateListingScreen.tsx';

const words = texts.listingForm;

const meta = {
  title: 'Screens/CreateListing: photos',
  component: CreateListingScreen,
  ...inApp(paths.createListing.href()),
  beforeEach: forgetDrafts,
} satisfies Meta<typeof CreateListingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The error of a rejected photo stays at its field, until the photo is removed or accepted. */
export const Refused: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([
      http.post(callAt('/images'), () => invalid({ images: [texts.images.loadFailed] })),
      http.post(callAt('/listings'), broken),
    ]),
    visual: { disable: true, reason: 'States of ImageUploader shows its error' },
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await choosePhoto(form);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createFailedTitle);
    await userEvent.click(dialog.getByRole('button', { name: texts.common.close }));
    const field = form.getByLabelText(/^Add photos/);
    const reason = texts.images.unusable(1, texts.images.loadFailed);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
    await expect(form.getByText(reason)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await expect(form.queryByText(reason)).toBeNull();
  },
};

/**
 * A photo of the form is gone on the server: the summary leads to the photos, which show the error until they
 * change.
 */
export const GoneMeanwhile: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([http.post(callAt('/listings'), () => invalid({ photos: [texts.images.gone] }))]),
    visual: { disable: true, reason: 'looks as Refused of CreateListing does' },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillIn(canvasElement);
    await choosePhoto(form);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createFailedTitle);
    await userEvent.click(dialog.getByRole('button', { name: texts.common.close }));
    await waitFor(() => expect(canvas.getByRole('region', { name: /put right$/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: texts.images.gone }));
    const field = form.getByLabelText(/^Add photos/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(texts.images.gone));
    await userEvent.click(form.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  },
};

/**
 * The photo upload failed, and the response of the listing was lost. A retry leaves one listing, with its
 * photo.
 */
export const HalfLost: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(publishing.halfLost),
    visual: { disable: true, reason: 'ends as Published of CreateListing does' },
  },
  play: async ({ canvasElement }) => {
    const before = model().listings.length;
    const form = await fillIn(canvasElement);
    await choosePhoto(form);
    await send(form);
    const failed = await shownDialog(canvasElement, words.createFailedTitle);
    await userEvent.click(failed.getByRole('button', { name: words.tryAgain }));
    const dialog = await shownDialog(canvasElement, words.createdTitle);
    await expect(dialog.queryByText(words.photosNotUploaded, { exact: false })).toBeNull();
    await expect(model().listings).toHaveLength(before + 1);
    await expect(model().listings[0]?.images).toHaveLength(1);
  },
};
