import { appStyle, vars } from '@porchlight/ui/theme';

export const photos = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space['3'],
  listStyle: 'none',
  padding: 0,
});
