import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({ ...column, gap: space['2'], minInlineSize: 0 });

export const strength = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '1.25rem',
});

export const track = kitStyle({
  flex: 'none',
  inlineSize: '8rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space['1'],
});

export const bar = kitStyle({
  blockSize: '0.25rem',
  borderRadius: radius.full,
  background: color.border,
  transition: `background-color ${motion.base} ${motion.ease}`,
  selectors: {
    '[data-strength="weak"] &[data-lit]': { background: color.critical },
    '[data-strength="fair"] &[data-lit]': { background: color.caution },
    '[data-strength="good"] &[data-lit], [data-strength="strong"] &[data-lit]': {
      background: color.positive,
    },
  },
  '@media': {
    [media.forcedColors]: {
      outline: '1px solid CanvasText',
      selectors: { '[data-strength] &[data-lit]': { background: 'CanvasText' } },
    },
  },
});

export const word = kitStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  color: color.textMuted,
});
