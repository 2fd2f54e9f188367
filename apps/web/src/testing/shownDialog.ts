import { expect, waitFor, within } from 'storybook/test';

/** Queries within one part of the page. */
type Queries = ReturnType<typeof within>;

/** The dialog with this name once it is visible: it is in the document slightly earlier. */
export async function shownDialog(canvasElement: HTMLElement, name?: string): Promise<Queries> {
  const canvas = within(canvasElement);
  const options = name === undefined ? {} : { name };
  const dialog = await canvas.findByRole('alertdialog', options);
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
