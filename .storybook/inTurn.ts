import { addons } from 'storybook/preview-api';
import { STORY_FINISHED } from 'storybook/internal/core-events';

/**
 * Runs stories in frames of one documentation page one after the other: a story that takes the focus takes it from
 * another, which then closes what it had open.
 */
export async function inTurn(): Promise<void> {
  if (window.frameElement?.closest('#storybook-docs') == null) return;
  const isOver = new Promise<void>((resolve) => {
    addons.getChannel().once(STORY_FINISHED, () => resolve());
  });
  await new Promise<void>((resolve) => {
    const begin = (): Promise<void> => {
      resolve();
      return isOver;
    };
    // Scoped to this page, not shared with other tabs.
    void navigator.locks.request(`frames of ${window.parent.performance.timeOrigin}`, begin);
  });
}
