import type { Usage } from '../../scripts/docs/usage.ts';

/** Where each component of the kit is used. The plugin beside this file puts in what it reads from the sources. */
export const usage: Readonly<Record<string, Usage>> = {};
