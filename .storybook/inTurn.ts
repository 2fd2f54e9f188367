import { addons } from 'storybook/preview-api';
import { STORY_FINISHED } from 'storybook/internal/core-events';

/**
 * Stories in frames of one page of documentation come one after the other: the focus that one takes is taken from
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
    // Of this page alone, and not of another tab's.
    void navigator.locks.request(`frames of ${window.parent.performance.timeOrigin}`, begin);
  });
}
