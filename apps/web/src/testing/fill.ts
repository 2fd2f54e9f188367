import { userEvent } from 'storybook/test';

/** Fills a field in one go, as a paste or autofill does: for stories that are not about typing, which is slow. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
