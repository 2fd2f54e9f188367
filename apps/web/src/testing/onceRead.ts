import type { within } from 'storybook/test';

/** Waits until what stands in sight has counted as read, which it does after a moment: of two unread conversations one is left. */
export const onceRead = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('link', { name: 'Messages, 1 unread' });
