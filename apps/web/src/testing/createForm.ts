import { texts } from '@porchlight/domain';
import { userEvent, within } from 'storybook/test';

import { fill } from './fill.ts';

const words = texts.listingForm;

/** Queries within the form. */
type Form = ReturnType<typeof within>;

/** The form of a new listing, once it is rendered. */
export const formOf = async (canvasElement: HTMLElement): Promise<Form> =>
  within(await within(canvasElement).findByRole('form', { name: words.createTitle }));

/** Fills in everything except photos and optional fields. */
export async function fillIn(canvasElement: HTMLElement): Promise<Form> {
  const form = await formOf(canvasElement);
  await fill(form.getByRole('textbox', { name: /^Title/ }), 'Walnut ladder-back chair');
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

export async function choosePhoto(form: Form): Promise<void> {
  const before = form.queryAllByRole('img', { name: /^Photo \d of/ }).length;
  const answer = await fetch('/photos/chair.webp');
  await userEvent.upload(
    form.getByLabelText(/^Add photos/),
    new File([await answer.blob()], 'chair.webp', { type: 'image/webp' }),
  );
  await form.findByRole('img', { name: `Photo ${before + 1} of ${before + 1}` });
}

export const send = (form: Form): Promise<void> =>
  userEvent.click(form.getByRole('button', { name: words.createAction }));
