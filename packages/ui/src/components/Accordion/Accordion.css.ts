import { kitStyle, vars } from '../../theme/index.ts';

export const accordion = kitStyle({ borderBlockEnd: `1px solid ${vars.color.border}` });
export const item = kitStyle({ borderBlockStart: `1px solid ${vars.color.border}` });
export const heading = kitStyle({ font: 'inherit', flex: 1, minInlineSize: 0 });
