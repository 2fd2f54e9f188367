import { kitStyle, vars } from '../../theme/index.ts';

export const divider = kitStyle({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
