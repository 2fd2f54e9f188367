import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, size, space } = vars;

export const box = kitStyle({ display: 'block', paddingInline: 0, overflow: 'hidden' });

/** Grows with its text where the browser can, and can be dragged where it cannot. */
export const textarea = kitStyle({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: size.target,
  maxBlockSize: '60vh',
  paddingInline: space['3'],
  paddingBlock: space['3'],
  lineHeight: font.leading.normal,
  resize: 'vertical',
});

export const footer = kitStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: `calc(-1 * ${space['1']})`,
});

export const counter = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { '&[data-over]': { color: color.critical, fontWeight: font.weight.semibold } },
});
