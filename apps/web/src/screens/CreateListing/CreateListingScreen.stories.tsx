import { texts } from '@porchlight/domain';
import { emptyDraft, type StoredDraft } from '@porchlight/flows/listingEditor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { choosePhoto, fillIn, formOf, send } from '../../testing/createForm.ts';
import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { at as callAt, categories, failure, geo, images, model, never } from '../../testing/mocks/index.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import { answering, asUser, at, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { forgetDrafts } from '../../testing/forgetDrafts.ts';
import { createDraftStore } from '../../listings/editor/draftStore.ts';
import { CreateListingScreen } from './CreateListingScreen.tsx';

const words = texts.listingForm;

const meta = {
  title: 'Screens/CreateListing',
  component: CreateListingScreen,
  ...inApp(paths.createListing.href()),
  beforeEach: forgetDrafts,
} satisfies Meta<typeof CreateListingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft from the day before. */
const draft: StoredDraft = {
  draft: { ...emptyDraft('ana@porchlight.test'), title: 'Half a title' },
  rememberedPrice: '',
  draftId: 'yesterday',
  revision: 3,
  basedOn: null,
};

/** The empty form, with the user's own email. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^Contact email/ })).toHaveValue('ana@porchlight.test'),
    );
    const inOrder = [
      form.getByRole('textbox', { name: /^Title/ }),
      form.getByRole('radio', { name: /For Sale/ }),
      form.getByRole('combobox', { name: /^Specific category/ }),
      form.getByRole('textbox', { name: /^Description/ }),
      form.getByRole('combobox', { name: /^Price type/ }),
      form.getByLabelText(/^Price(?! type)/),
      form.getByRole('combobox', { name: /^Location/ }),
      form.getByRole('textbox', { name: /^Contact email/ }),
      form.getByRole('textbox', { name: /^Contact phone/ }),
      form.getByText('Add photos'),
    ];
    const asOnPage = inOrder.toSorted((a, b) =>
      a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    await expect(asOnPage).toEqual(inOrder);
  },
};

/** A phone number is private unless the seller chooses to show it; clearing the number clears the choice. */
export const PhoneChoice: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'looks as Default does, with a checked box' },
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    const phone = form.getByRole('textbox', { name: /^Contact phone/ });
    const choice = form.getByRole('checkbox', { name: words.showPhone });
    await expect(phone).toHaveAccessibleDescription(words.phoneHint);
    await expect(choice).toBeDisabled();
    await fill(phone, '(512) 555-0142');
    await expect(choice).toBeEnabled();
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await userEvent.clear(phone);
    await expect(choice).toBeDisabled();
    await expect(choice).not.toBeChecked();
    await fill(phone, '(512) 555-0143');
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await send(form);
    await shownDialog(canvasElement, words.createdTitle);
    await expect(model().listings[0]).toMatchObject({ contact_phone: '(512) 555-0143', show_phone: true });
  },
};

/** The browser autofilled the phone number without an event. */
export const FilledInByBrowser: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'Default shows the form' } },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    Object.assign(form.getByRole('textbox', { name: /^Contact phone/ }), { value: '(512) 555-0142' });
    await send(form);
    await shownDialog(canvasElement, words.createdTitle);
    await expect(model().listings[0]).toMatchObject({ contact_phone: '(512) 555-0142' });
  },
};

/** Submitted empty: a summary with the focus, and an error at every field. */
export const Refused: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await send(form);
    await expect((await canvas.findAllByText(words.titleMin)).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(words.categoryRequired).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(words.locationRequired).length).toBeGreaterThan(0);
    await expect(canvas.getByText(words.locationInvalid)).toBeVisible();
    await expect(canvas.getByRole('region', { name: /put right$/ })).toHaveFocus();
    await expectErrorsNameFields(canvasElement);
  },
};

/** Free sets the price to 0; unchecking it restores the price. */
export const Free: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const price = form.getByLabelText(/^Price(?! type)/);
    await fill(price, '35');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Price type/ }), 'free');
    await expect(price).toBeDisabled();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Price type/ }), 'negotiable');
    await expect(price).toHaveValue('35');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Price type/ }), 'free');
  },
};

/** Rentals and services offer price periods; other categories don't. */
export const Rate: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const period = () => form.queryByRole('combobox', { name: words.pricePeriod });
    const choose = async (group: string, category: string): Promise<void> => {
      await userEvent.click(form.getByRole('radio', { name: group }));
      await userEvent.selectOptions(
        form.getByRole('combobox', { name: /^Specific category/ }),
        form.getByRole('option', { name: category }),
      );
    };
    await expect(period()).toBeNull();
    await choose('Services', 'Tutoring');
    await expect(period()).toHaveDisplayValue(words.wholePrice);
    await userEvent.selectOptions(form.getByRole('combobox', { name: words.pricePeriod }), 'month');
    await expect(period()).toHaveDisplayValue(words.pricePeriodLabels.month);
    // A period that the next category lacks is cleared.
    await choose('Services', 'Cleaning');
    await expect(period()).toHaveDisplayValue(words.wholePrice);
    await userEvent.selectOptions(form.getByRole('combobox', { name: words.pricePeriod }), 'hour');
    await fill(form.getByLabelText(/^Price(?! type| is)/), '35');
  },
};

/** Categories of things offer a condition, which is optional; services don't. */
export const Condition: Story = {
  parameters: {
    visual: { disable: true, reason: 'Rate shows a field that only some categories have; this is another' },
    ...asUser('ana'),
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    const condition = form.getByRole('combobox', { name: /^Condition/ });
    await expect(condition).toHaveDisplayValue(words.conditionUnsaid);
    await userEvent.selectOptions(condition, 'like_new');
    await userEvent.click(form.getByRole('radio', { name: 'Services' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Specific category/ }), 'Tutoring');
    await waitFor(() => expect(form.queryByRole('combobox', { name: /^Condition/ })).toBeNull());
  },
};

/** A blank price asks for a confirmation: declining focuses the field, confirming publishes it as free. */
export const WithoutPrice: Story = {
  parameters: {
    visual: {
      disable: true,
      reason: 'Failed shows a dialog over the form; what its answers do is of interest',
    },
    ...asUser('ana'),
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    const price = form.getByLabelText(/^Price(?! type)/);
    await userEvent.clear(price);
    await send(form);
    const asked = await shownDialog(canvasElement, words.freeTitle);
    await expect(asked.getByRole('button', { name: words.setPrice })).toHaveFocus();
    await userEvent.click(asked.getByRole('button', { name: words.setPrice }));
    await waitFor(() => expect(price).toHaveFocus());
    await send(form);
    const again = await shownDialog(canvasElement, words.freeTitle);
    await userEvent.click(again.getByRole('button', { name: words.isFree }));
    await shownDialog(canvasElement, words.createdTitle);
    await expect(form.getByRole('combobox', { name: /^Price type/, hidden: true })).toHaveValue('free');
  },
};

/** Published: a dialog with two ways to continue, and one to stay. A key press stays, too. */
export const Published: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createdTitle);
    await expect(dialog.getByRole('status')).toHaveTextContent(words.redirecting);
    const stay = dialog.getByRole('button', { name: 'Stay here' });
    // The dialog grows a little as it opens.
    await waitFor(() => expect(stay.getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
    // A click as from a screen reader, without a key or a pointer event.
    stay.click();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('You are staying here.'));
    await expect(dialog.getByRole('status')).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: 'Stay here' })).toBeNull();
    await expect(dialog.getByRole('button', { name: words.viewListing })).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.createAnother })).toBeVisible();
  },
};

/** Create Another: an empty form without errors, and the focus at its top. */
export const Another: Story = {
  parameters: {
    visual: {
      disable: true,
      reason: 'looks as Default does; what is left of the first listing is of interest',
    },
    ...asUser('ana'),
  },
  play: async ({ canvas, canvasElement }) => {
    await send(await fillIn(canvasElement));
    const dialog = await shownDialog(canvasElement, words.createdTitle);
    await userEvent.click(dialog.getByRole('button', { name: words.createAnother }));
    const heading = canvas.getByRole('heading', { level: 1, name: words.createTitle });
    await waitFor(() => expect(heading).toHaveFocus());
    const form = await formOf(canvasElement);
    await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
    await expect(form.getByRole('combobox', { name: /^Location/ })).toHaveValue('');
    await expect(form.queryByRole('region', { name: /put right$/ })).toBeNull();
    await expect(form.queryByText(words.titleMin)).toBeNull();
  },
};

/** A server error: its message, and Try Again. Nothing typed is lost. */
export const Failed: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([http.post(callAt('/listings'), () => failure(503, '', 'unavailable'))]),
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createFailedTitle);
    await expect(dialog.getByRole('button', { name: words.tryAgain })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Title/, hidden: true })).toHaveValue(
      'Walnut ladder-back chair',
    );
  },
};

/** The session ended during writing: sign in and come back; the draft is stored on this device. */
export const SessionEnded: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([
      http.post(callAt('/listings'), () => failure(401, '', 'unauthorized')),
      http.post(callAt('/auth/refresh'), () => failure(401, 'Please sign in.', 'unauthorized')),
    ]),
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.authTitle);
    await expect(dialog.getByText(words.authText)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.navigation.signIn })).toBeVisible();
  },
};

/** A field error from the server: first the dialog, then the focused summary, and the field. */
export const RefusedByServer: Story = {
  parameters: {
    visual: { disable: true, reason: 'looks as Refused does; where the focus goes is of interest' },
    ...asUser('ana'),
    ...answering([
      http.post(callAt('/listings'), () =>
        failure(422, words.locationInvalid, 'invalid', { location: [words.locationInvalid] }),
      ),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createFailedTitle);
    await expect(dialog.getByText(words.locationInvalid)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.common.close }));
    await waitFor(() => expect(canvas.getByRole('region', { name: /put right$/ })).toHaveFocus());
    await expect(form.getByRole('combobox', { name: /^Location/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The listing was published without its photo: the dialog says so, stays, and leads to the stored photo. */
export const PhotosMissing: Story = {
  parameters: { ...asUser('ana'), ...answering(images.failing) },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await choosePhoto(form);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createdTitle);
    await expect(dialog.queryByText(words.redirecting)).toBeNull();
    await expect(dialog.getByText(words.photosNotUploaded, { exact: false })).toBeVisible();
    await expect(dialog.getByRole('link', { name: words.addImages })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/listings\/[^/]+\/edit$/),
    );
  },
};

/** Cancel with unsaved text asks first. */
export const Leaving: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByRole('textbox', { name: /^Title/ }), 'Walnut');
    await userEvent.click(form.getByRole('button', { name: texts.common.cancel }));
    const dialog = await shownDialog(canvasElement, 'Leave without publishing?');
    await expect(dialog.getByRole('button', { name: texts.contactSeller.keepWriting })).toHaveFocus();
  },
};

/** An earlier draft is restored, and can be discarded. */
export const DraftBack: Story = {
  parameters: asUser('ana'),
  beforeEach: () => createDraftStore('user-ana').write('create', draft),
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await expect(await canvas.findByText(/^Your draft is back/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Half a title');
  },
};

/** Without categories nothing can be published: an error with a retry. */
export const Unavailable: Story = {
  parameters: { ...asUser('ana'), ...answering(categories.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.common.categoriesFailed)).toBeVisible();
  },
};

export const Publishing: Story = {
  parameters: { ...asUser('ana'), ...answering([http.post(callAt('/listings'), never)]) },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    await waitFor(() =>
      expect(form.getByRole('button', { name: words.creating })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** No place found: suggests other words. */
export const NoPlaceFound: Story = {
  parameters: { ...asUser('ana'), ...answering(geo.empty) },
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByRole('combobox', { name: /^Location/ }), 'Nowhere');
    await expect((await canvas.findAllByText(texts.location.empty)).length).toBeGreaterThan(0);
  },
};

/** Without street data, the city of an address is suggested; the field says so. */
export const StreetAddress: Story = {
  parameters: {
    visual: { disable: true, reason: 'LocationCombobox shows its list; what leads to it is of interest' },
    ...asUser('ana'),
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const place = form.getByRole('combobox', { name: /^Location/ });
    await expect(place).toHaveAccessibleDescription(/street address leads at least to its city/);
    await fill(place, '123 Main St, Austin, TX');
    await userEvent.click(await form.findByRole('option', { name: /Austin, TX/ }));
    await expect(place).toHaveValue('Austin, TX');
  },
};

/** Returning to the field without a choice shows the same suggestions, by key or by click. */
export const PlaceAgain: Story = {
  parameters: {
    visual: { disable: true, reason: 'LocationCombobox shows its list; that it comes back is of interest' },
    ...asUser('ana'),
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const place = form.getByRole('combobox', { name: /^Location/ });
    const options = () =>
      within(canvasElement.ownerDocument.body).findAllByRole('option', { name: /Portland/ });
    await fill(place, 'Por');
    await options();
    await userEvent.click(form.getByRole('textbox', { name: /^Title/ }));
    await waitFor(() => expect(place).toHaveAttribute('aria-expanded', 'false'));
    place.focus();
    await userEvent.keyboard('{ArrowDown}');
    const [first] = await options();
    await userEvent.click(form.getByRole('textbox', { name: /^Title/ }));
    await waitFor(() => expect(first).not.toBeVisible());
    await userEvent.click(place);
    await options();
  },
};

export const Phone: Story = { globals: onPhone, parameters: asUser('ana') };

/** A copy of an own ended listing: text and photos are copied, and a new listing is published. */
export const Relisted: Story = {
  parameters: {
    ...at(paths.createListing.href('listing-01'), { as: 'ana' }),
    visual: { disable: true, reason: 'looks as EditListing Default does; what is published is of interest' },
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const original = model().listings.find(({ id }) => id === 'listing-01');
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue(original?.title));
    await expect(form.getAllByRole('img', { name: /^Photo \d of 5$/ })).toHaveLength(5);
    await userEvent.click(form.getByRole('button', { name: 'Remove photo 2' }));
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createdTitle);
    const [published] = model().listings;
    await expect(published?.id).not.toBe('listing-01');
    await expect(published?.images).toHaveLength(4);
    await expect(original?.images).toHaveLength(5);
    // The next one is no copy.
    await userEvent.click(dialog.getByRole('button', { name: words.createAnother }));
    await waitFor(async () =>
      expect((await formOf(canvasElement)).getByRole('textbox', { name: /^Title/ })).toHaveValue(''),
    );
  },
};

/** Another user's listing can't be copied. */
export const RelistedDenied: Story = {
  parameters: {
    ...at(paths.createListing.href('listing-01'), { as: 'ben' }),
    visual: { disable: true, reason: 'looks as EditListing Denied does' },
  },
  play: async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement, words.deniedTitle);
    await expect(dialog.getByRole('button', { name: words.backToMyListings })).toBeVisible();
  },
};
