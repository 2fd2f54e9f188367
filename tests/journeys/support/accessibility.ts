import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

async function expectNothingFound(page: Page, check: AxeBuilder): Promise<void> {
  // Our pages have no frames, so axe doesn't need a second page to join results.
  const { violations } = await check.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
  expect(found, page.url()).toEqual([]);
}

/**
 * Fails with the rule, the reason and the elements of any violation of WCAG 2.2 AA or axe's best practices.
 */
export function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return expectNothingFound(page, new AxeBuilder({ page }).withTags(tags));
}

/** The rules that depend on the theme. */
export function expectReadableColors(page: Page): Promise<void> {
  return expectNothingFound(
    page,
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']),
  );
}
