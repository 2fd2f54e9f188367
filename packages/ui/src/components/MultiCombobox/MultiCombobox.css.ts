import { kitStyle } from '../../theme/index.ts';

/** The chips stand in one flow with the input, which follows the last of them. */
export const chips = kitStyle({ display: 'contents', listStyle: 'none' });

export const chip = kitStyle({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
