import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({ display: 'grid', minInlineSize: 0 });

export const box = kitStyle({
  borderRadius: radius.sm,
  selectors: {
    '&::before': {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: color.textOnAccent,
      clipPath: 'polygon(14% 46%, 0 62%, 40% 100%, 100% 18%, 84% 4%, 38% 68%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
    '&:disabled::before': { background: color.textMuted },
  },
});

export const errorSlot = kitStyle({ paddingInlineStart: `calc(1.375rem + ${space['3']})` });

export const error = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  fontWeight: font.weight.medium,
  color: color.critical,
});
