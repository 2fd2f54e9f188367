import { appStyle, vars } from '@porchlight/ui/theme';

export const list = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  paddingInlineStart: vars.space['6'],
});
