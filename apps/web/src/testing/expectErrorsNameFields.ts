import { expect } from 'storybook/test';

/** Words that don't distinguish fields. */
const COMMON = new Set(['your', 'the', 'new', 'this', 'what', 'who', 'about', 'once', 'more', 'optional']);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !COMMON.has(word));

/** Fails when an error names something other than its field's label, which users look for. */
export async function expectErrorsNameFields(form: HTMLElement): Promise<void> {
  const refused = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]:not([type="radio"])')];
  await expect(refused.length).toBeGreaterThan(0);
  for (const field of refused) {
    const label = field.labels?.[0]?.textContent ?? '';
    const error = form.querySelector(`[id="${field.id}-error"]`)?.textContent ?? '';
    await expect(
      wordsOf(error).filter((word) => wordsOf(label).some((named) => word.startsWith(named))),
      `${label}: ${error}`,
    ).not.toEqual([]);
  }
}
