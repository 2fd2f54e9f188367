import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { at as callAt, failure, geo, never } from '../../mocks/index.ts';
import { shownDialog } from '../../mocks/shownDialog.ts';
import { answering, asUser, inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { forgetDrafts } from '../../mocks/forgetDrafts.ts';
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

const formOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('form', { name: words.createTitle }));
type Form = Awaited<ReturnType<typeof formOf>>;

async function fillIn(canvasElement: HTMLElement): Promise<Form> {
  const form = await formOf(canvasElement);
  await fill(form.getByRole('textbox', { name: /^Title/ }), 'Walnut writing desk');
  await userEvent.click(form.getByRole('radio', { name: /For Sale/ }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Specific category/ }), 'Furniture');
  await fill(form.getByRole('textbox', { name: /^Description/ }), 'Solid, a few scratches on top.');
  await fill(form.getByLabelText(/^Price(?! type)/), '180');
  const place = form.getByRole('combobox', { name: /^Location/ });
  await fill(place, 'Por');
  const [option] = await within(canvasElement.ownerDocument.body).findAllByRole('option', {
    name: /Portland/,
  });
  if (option === undefined) throw new Error('no place');
  await userEvent.click(option);
  return form;
}

const send = (form: Form) => userEvent.click(form.getByRole('button', { name: words.createAction }));

/** The empty form; the contact email is the person's own. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^Contact email/ })).toHaveValue('ana@porchlight.test'),
    );
  },
};

/** Sent with nothing in it: a summary with the focus, and a text by every field. */
export const Refused: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await send(form);
    await expect((await canvas.findAllByText(words.titleMin)).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(words.categoryRequired).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(words.locationRequired).length).toBeGreaterThan(0);
  },
};

/** Free forces the price to 0; taking it back brings the price back. */
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

/** Published: a dialog with two ways on. Whoever presses a key stays as long as they like. */
export const Published: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    const dialog = await shownDialog(canvasElement, words.createdTitle);
    await userEvent.keyboard('{Shift}');
    await expect(dialog.getByRole('button', { name: words.viewListing })).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.createAnother })).toBeVisible();
  },
};

/** The server refuses: its words, and Try Again. Nothing typed is lost. */
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
      'Walnut writing desk',
    );
  },
};

/** The session ended while writing: sign in and come back; the draft waits on this device. */
export const SessionEnded: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering([
      http.post(callAt('/listings'), () => failure(401, '', 'unauthorized')),
      http.post(callAt('/auth/refresh'), () => failure(503, '', 'unavailable')),
    ]),
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    await shownDialog(canvasElement);
  },
};

/** On its way. */
export const Publishing: Story = {
  parameters: { ...asUser('ana'), ...answering([http.post(callAt('/listings'), never)]) },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await send(form);
    await waitFor(() =>
      expect(form.getByRole('button', { name: words.createAction })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** No such place: other words might help. */
export const NoPlaceFound: Story = {
  parameters: { ...asUser('ana'), ...answering(geo.empty) },
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByRole('combobox', { name: /^Location/ }), 'Nowhere');
    await expect((await canvas.findAllByText(texts.location.empty)).length).toBeGreaterThan(0);
  },
};

export const Mobile: Story = { globals: onPhone, parameters: asUser('ana') };
