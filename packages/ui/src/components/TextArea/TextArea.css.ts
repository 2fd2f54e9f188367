import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const box = kitStyle({ display: 'block', paddingInline: 0, overflow: 'hidden' });

const rows = `calc(attr(rows type(<number>), 4) * 1lh + 2 * ${space['3']})`;

/** Grows with its text where the browser can, and can be dragged where it cannot. */
export const textarea = kitStyle({
  display: 'block',
  maxBlockSize: '60vh',
  paddingInline: space['3'],
  paddingBlock: space['3'],
  lineHeight: font.leading.normal,
  resize: 'vertical',
  // A field as tall as its text forgets its `rows`. They are the least height here, in a browser that can read them.
  '@supports': {
    '(block-size: calc(attr(rows type(<number>), 4) * 1lh))': { fieldSizing: 'content', minBlockSize: rows },
  },
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
