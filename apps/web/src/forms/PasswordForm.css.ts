import { appStyle, vars } from '@porchlight/ui/theme';

export const buttons = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
});
