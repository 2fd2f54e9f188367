import { userEvent, waitFor, within } from 'storybook/test';

/** Opens the menu of actions whose name contains `about`, and chooses one. */
export async function chooseAction(page: HTMLElement, about: RegExp, action: string): Promise<void> {
  const canvas = within(page);
  const triggers = await canvas.findAllByRole('button', { name: /^More actions/ });
  const trigger = triggers.find((button) => about.test(button.getAttribute('aria-label') ?? ''));
  if (trigger === undefined) throw new Error(`There is no menu of ${about.source}.`);
  await userEvent.click(trigger);
  const item = await waitFor(() => canvas.getByRole('menuitem', { name: action }));
  await userEvent.click(item);
}
