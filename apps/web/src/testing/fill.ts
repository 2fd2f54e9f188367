import { userEvent } from 'storybook/test';

/** Fills a field at once, as a paste or autofill does; simulated typing is slow. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
