import { fromCallback } from 'xstate';

import type { PreviewEvent } from './uploadQueue.types.ts';

/**
 * The actor to provide as `previews`: revokes object URLs when they are not needed anymore, and the remaining ones
 * when the queue is stopped.
 *
 * @param release `URL.revokeObjectURL` in a browser.
 */
export function previewCleanup(release: (url: string) => void) {
  return fromCallback<PreviewEvent, undefined>(({ receive }) => {
    const kept = new Set<string>();
    receive(({ type, urls }) => {
      for (const url of urls) {
        if (type === 'preview.kept') kept.add(url);
        else if (kept.delete(url)) release(url);
      }
    });
    return () => {
      for (const url of kept) release(url);
      kept.clear();
    };
  });
}
