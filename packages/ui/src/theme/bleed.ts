import { media } from './media.ts';
import { vars } from './contract.css.ts';

/** The space between a `Container`'s content and the edges of the window. */
export const edgeSpace = (space: string): string =>
  `max(${space}, env(safe-area-inset-left), env(safe-area-inset-right))`;

/** For `'@media'`: on a phone, reaches through the padding of a `Container` to both edges of the window. */
export const bleed = {
  [media.belowMd]: { marginInline: `calc(-1 * ${edgeSpace(vars.space['4'])})`, borderRadius: 0 },
} as const;
