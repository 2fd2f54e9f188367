import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Values that each progress bar has shown, by its name. */
    shownProgress?: Record<string, number[]>;
  }
}

/** Starts recording progress bars. */
export const watchProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: Record<string, number[]> = {};
    window.shownProgress = shown;
    const note = (bar: Element): void => {
      if (!(bar instanceof HTMLProgressElement) || bar.position < 0) return;
      const label = document.getElementById(bar.getAttribute('aria-labelledby') ?? '');
      const values = (shown[label?.textContent ?? ''] ??= []);
      if (values.at(-1) !== bar.position) values.push(bar.position);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element) note(target);
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const bar of [added, ...added.querySelectorAll('progress')]) note(bar);
      }
    }).observe(document.body, { attributeFilter: ['value'], childList: true, subtree: true });
  });

/** Values of each bar since `watchProgress`, by its name: 0 to 1, without repetitions. */
export const shownProgress = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => window.shownProgress ?? {});
