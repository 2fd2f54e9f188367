import { kitStyle } from '../../theme/index.ts';

export const stack = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  listStyle: 'none',
});
