import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Fails when a touch target is smaller than 44 by 44 pixels, and names it. As in WCAG, links within running
 * text are exempt. An overlay counts for its control: an extended hit area, or a link that covers its card. A
 * label counts for its checkbox, radio button or file input.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const found = new Set<string>();
    const isInText = (element: Element): boolean => {
      const around = element.parentElement?.closest('p, li, dd, dt, td, label, legend, div, h1, h2, h3');
      const rest = (around?.textContent ?? '').replace(element.textContent ?? '', '').trim();
      return (
        element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline' && rest !== ''
      );
    };
    const boxesOf = (element: Element): { width: number; height: number }[] => {
      const boxes: { width: number; height: number }[] = [element.getBoundingClientRect()];
      for (const part of ['::before', '::after']) {
        const reach = getComputedStyle(element, part);
        if (reach.position === 'absolute')
          boxes.push({ width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) });
      }
      if (element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type))
        boxes.push(...Array.from(element.labels ?? [], (label) => label.getBoundingClientRect()));
      return boxes;
    };
    const pressable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]';
    for (const element of document.querySelectorAll(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) continue;
      const boxes = boxesOf(element);
      // The skip link is one pixel large until it is focused.
      if (boxes.every(({ width, height }) => width <= 1 || height <= 1)) continue;
      // Rounding may lose half a pixel.
      if (boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5)) continue;
      const { width, height } = element.getBoundingClientRect();
      found.add(`${Math.round(width)} by ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`);
    }
    return [...found];
  });
  expect(small, `too small for a finger: ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
