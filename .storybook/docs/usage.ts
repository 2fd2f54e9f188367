import type { Usage } from '../../scripts/docs/usage.ts';

/** Where each component of the kit is used. The plugin in this folder fills it from the sources. */
export const usage: Readonly<Record<string, Usage>> = {};
