import { kitStyle } from '../../theme/index.ts';

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  lineHeight: 1,
  selectors: { '&[data-size="sm"]': { fontSize: '1.125rem' }, '&[data-size="lg"]': { fontSize: '1.75rem' } },
});
