import { appStyle, vars } from '@porchlight/ui/theme';

export const map = appStyle({ blockSize: '16rem' });

export const caption = appStyle({
  marginBlockStart: vars.space['2'],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
