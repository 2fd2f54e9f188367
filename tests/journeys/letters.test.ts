import { describe, expect } from 'vitest';

import { emailSamples } from '../../apps/api/src/testing/emailSamples.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { expectNoSidewaysScroll, expectWholeWords } from './support/layout.ts';

describe('every email', () => {
  journey.for(['light', 'dark'] as const)(
    'is readable on a small %s screen, and loads nothing',
    async (colorScheme, { visit }) => {
      const { page } = await visit({ width: 320, height: 700, colorScheme });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const { subject, html } of Object.values(emailSamples)) {
        await page.setContent(html ?? '');
        await page.getByRole('heading', { name: subject }).waitFor();
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(ground, subject).toBe(colorScheme === 'dark' ? 'rgb(18, 29, 35)' : 'rgb(251, 247, 240)');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectWholeWords(page);
      }
      expect(asked).toEqual([]);
    },
  );
});
