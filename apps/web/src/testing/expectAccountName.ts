import { expect } from 'storybook/test';

/** Checks the hidden username field that tells password managers the account. */
export async function expectAccountName(field: HTMLElement, email: string): Promise<void> {
  const name = field.closest('form')?.querySelector('input[autocomplete="username"]');
  await expect(name).toHaveValue(email);
  await expect(name).not.toBeVisible();
}
