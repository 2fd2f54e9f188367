import { expect } from 'storybook/test';

/** Password managers learn from the form around a field whose password it is; no one else comes across it. */
export async function expectAccountName(field: HTMLElement, email: string): Promise<void> {
  const name = field.closest('form')?.querySelector('input[autocomplete="username"]');
  await expect(name).toHaveValue(email);
  await expect(name).not.toBeVisible();
}
