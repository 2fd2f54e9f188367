import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const box = kitStyle({ display: 'block', paddingInline: 0, overflow: 'hidden' });

const rows = `calc(attr(rows type(<number>), 4) * 1lh + 2 * ${space['3']})`;

/** Grows with its text if the browser supports it, otherwise it can be resized. */
export const textarea = kitStyle({
  display: 'block',
  maxBlockSize: '60vh',
  paddingInline: space['3'],
  paddingBlock: space['3'],
  lineHeight: font.leading.normal,
  resize: 'vertical',
  // A field that grows with its text ignores its `rows`. They are the minimum height here, in browsers that can read
  // them.
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
