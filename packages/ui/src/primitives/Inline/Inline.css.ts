import { kitStyle } from '../../theme/index.ts';

export const inline = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  listStyle: 'none',
});

export const noWrap = kitStyle({ flexWrap: 'nowrap' });
