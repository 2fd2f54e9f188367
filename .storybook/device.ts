// Browser commands for tests of stories.
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** Device settings that a story can change. */
export type Media = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'forcedColors' | 'reducedMotion'>;

/** Sets the device; settings not given stay unchanged. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);

const inspectors = new WeakMap<Page, CDPSession>();

/**
 * Forces every element with `data-force` into the states it names, such as `hover active`, as the browser's inspector
 * does, because a pointer can only be in one place. Earlier forced states are released.
 */
export const forceStates: BrowserCommand<[states: readonly string[]]> = async ({ page }, states) => {
  await inspectors.get(page)?.detach();
  const inspector = await page.context().newCDPSession(page);
  inspectors.set(page, inspector);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  await inspector.send('DOM.getDocument');
  for (const names of states) {
    const { searchId, resultCount } = await inspector.send('DOM.performSearch', {
      query: `[data-force="${names}"]`,
    });
    if (resultCount === 0) continue;
    const range = { searchId, fromIndex: 0, toIndex: resultCount };
    const { nodeIds } = await inspector.send('DOM.getSearchResults', range);
    const forcedPseudoClasses = names.split(' ');
    await Promise.all(
      nodeIds.map((nodeId) => inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
  }
};
