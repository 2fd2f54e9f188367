import { appStyle, vars } from '@porchlight/ui/theme';

export const people = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The button wraps below the name where there is no room. */
export const person = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  minInlineSize: 0,
});

export const name = appStyle({
  display: 'grid',
  flex: '1 1 8em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
