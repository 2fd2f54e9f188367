import type { within } from 'storybook/test';

/** Waits until the visible conversation is marked read, which leaves one of two unread. */
export const onceRead = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('link', { name: 'Messages, 1 unread' });
