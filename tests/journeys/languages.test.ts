import { pagePaths, pathIn } from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { listingTitled } from './support/demo.ts';
import { englishTexts } from './support/englishTexts.ts';
import { journey } from './support/journey.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { browsingPages, ownPages, writtenPages } from './support/pages.ts';
import { demoPerson } from './support/people.ts';
import { expectLargeTargets } from './support/targets.ts';
import { isShort } from './support/scope.ts';
import { open, seeHeading } from './support/steps.ts';

const english = await englishTexts();

/** A browser that prefers Spanish is not offered English. */
const spanishBrowser = { locale: 'es-US' };

/** The whole page is in Spanish, and every link of the site stays in Spanish. */
async function expectSpanish(page: Page): Promise<void> {
  const { lang, links, text } = await page.evaluate(() => {
    const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    return {
      lang: document.documentElement.lang,
      links: own.filter(({ hreflang }) => hreflang === '').map((link) => link.getAttribute('href') ?? ''),
      text: document.body.innerText,
    };
  });
  expect(lang).toBe('es');
  expect(links.filter((href) => !/^\/es(?:\/.|[?#]|$)/.test(href))).toEqual([]);
  expect(english.filter((sentence) => text.includes(sentence))).toEqual([]);
}

/** Fits small windows, with large targets and without axe violations. */
async function expectGoodOnPhones(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectLargeTargets(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
}

describe('in Spanish', () => {
  journey.for(isShort ? browsingPages.slice(0, 3) : browsingPages)(
    '$name',
    async ({ path, title }, { visit, origin }) => {
      const { page } = await visit(spanishBrowser);
      const address = title === undefined ? path : `${path}${(await listingTitled(origin, title)).id}`;
      await open(page, pathIn('es', address));
      await expectSpanish(page);
      await expectGoodOnPhones(page);
    },
  );

  journey.for(isShort ? writtenPages.slice(0, 2) : writtenPages)('%s', async (path, { visit }) => {
    const { page } = await visit(spanishBrowser);
    await open(page, pathIn('es', path));
    await expectSpanish(page);
    await expectGoodOnPhones(page);
  });

  journey('pages of a user', async ({ visit }) => {
    const { page } = await visit({ ...spanishBrowser, as: await demoPerson('ana') });
    for (const path of ownPages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, pathIn('es', path));
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
      await expectSpanish(page);
      await expectGoodOnPhones(page);
    }
  });

  journey('a guarded page leads to the sign-in page and back', async ({ visit }) => {
    const { page } = await visit(spanishBrowser);
    await page.goto(pathIn('es', pagePaths.favorites));
    await page.waitForURL(/\/es\/login\?returnTo=/);
    await page.getByLabel(spanish.auth.email).fill('ana@porchlight.test');
    await page.getByLabel(spanish.auth.password, { exact: true }).fill('Porchlight1');
    await page.getByRole('button', { name: spanish.navigation.signIn }).click();
    await page.waitForURL(`**${pathIn('es', pagePaths.favorites)}`);
    await seeHeading(page, spanish.favorites.title);
  });

  journey('a missing page, and errors of the server', async ({ visit }) => {
    const { page } = await visit({ ...spanishBrowser, expects: [/status of (404|401)/] });
    await open(page, '/es/nowhere');
    await expectSpanish(page);
    await open(page, '/es/login');
    await page.getByLabel(spanish.auth.email).fill('nadie@example.com');
    await page.getByLabel(spanish.auth.password, { exact: true }).fill('Equivocada1');
    await page.getByRole('button', { name: spanish.navigation.signIn }).click();
    await page.getByRole('alert').first().waitFor();
    await expectSpanish(page);
  });
});

describe('the language of a page', () => {
  journey('changes in the footer, with its filters and back', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?category=furniture&max_price=300');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(/\/es\/listings\?category=furniture&max_price=300$/);
    await expectSpanish(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/[^s]\/listings\?category=furniture&max_price=300$/);
  });

  journey("changes in a phone's menu, and keeps what was typed", async ({ visit }) => {
    const { page } = await visit({ width: 360, height: 740 });
    await open(page, '/contact');
    await page.locator('[name="subject"]').fill('A lamp');
    await page.locator('[name="message"]').fill('Two\nlines');
    await page.locator('[name="category"]').selectOption('safety');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(/\/es\/contact$/);
    await expect.poll(() => page.locator('[name="message"]').inputValue()).toBe('Two\nlines');
    await expect.poll(() => page.locator('[name="subject"]').inputValue()).toBe('A lamp');
    await expect.poll(() => page.locator('[name="category"]').inputValue()).toBe('safety');
  });

  journey('of the home page is the chosen one; of other addresses their own', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/es');
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.goto('/');
    await page.waitForURL(/\/es$/);
    await open(page, '/listings');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  journey('is offered once to a browser that prefers another one', async ({ visit }) => {
    const { page } = await visit({ locale: 'es-MX' });
    await open(page, '/help');
    await page.getByRole('link', { name: 'Ver Porchlight en español' }).click();
    await page.waitForURL(/\/es\/help$/);
    await open(page, '/help');
    await page.getByRole('contentinfo').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: 'Ver Porchlight en español' }).count()).toBe(0);
  });

  journey('is linked for search engines, both ways', async ({ visit, origin }) => {
    const { page } = await visit();
    for (const prefix of ['', '/es']) {
      await page.goto(`${prefix}/help`);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate], link[rel=canonical]')].map(
          (link) => [link.rel, link.hreflang, link.getAttribute('href')],
        ),
      );
      expect(links).toEqual([
        ['canonical', '', `${origin}${prefix}/help`],
        ['alternate', 'en', `${origin}/help`],
        ['alternate', 'es', `${origin}/es/help`],
        ['alternate', 'x-default', `${origin}/help`],
      ]);
    }
  });
});
