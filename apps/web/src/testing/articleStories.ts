import { expect, within } from 'storybook/test';

/** Play function of articles: each link in the table of contents leads to a section with that title. */
export async function everyLinkInContentsLeadsToItsPart({
  canvasElement,
}: {
  canvasElement: HTMLElement;
}): Promise<void> {
  const canvas = within(canvasElement);
  const contents = await canvas.findByRole('navigation', { name: 'On this page' });
  for (const link of within(contents).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const part = canvasElement.ownerDocument.getElementById(id);
    await expect(part).not.toBeNull();
    await expect(part).toHaveAccessibleName(link.textContent ?? '');
  }
}
