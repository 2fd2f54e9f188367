import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['2'],
  padding: space['4'],
  borderRadius: radius.md,
  border: `1px solid ${color.critical}`,
  borderInlineStartWidth: '4px',
  background: color.criticalSoft,
  color: color.text,
  scrollMarginBlockStart: space['20'],
  selectors: {
    // It takes the focus on purpose, so it shows a ring, unlike headings.
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const title = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  color: color.criticalOnSoft,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
});

export const list = kitStyle({ ...column, paddingInlineStart: space['6'] });

export const link = kitStyle({
  // A block, so that the bullet is next to the first line and not the last.
  display: 'block',
  inlineSize: 'fit-content',
  paddingBlock: space['2'],
  color: color.text,
  textUnderlineOffset: '0.2em',
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});
