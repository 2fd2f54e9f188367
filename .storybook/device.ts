// What tests of stories may ask of the browser itself.
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** The settings of a visitor's device that a story may change. */
export type Media = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'forcedColors' | 'reducedMotion'>;

/** Sets the device; what is not named stays as it is. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);
