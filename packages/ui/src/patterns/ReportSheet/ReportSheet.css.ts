import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const form = kitStyle({ ...column, gap: space['5'] });

/** At most six lines: it only says which message or listing is meant. */
export const quote = kitStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  margin: 0,
  paddingInline: space['4'],
  borderInlineStart: `3px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  color: color.textMuted,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** With the buttons, so that it is in view wherever the form is scrolled to. */
export const error = kitStyle({ flexBasis: '100%' });

/** Has the focus once the report is sent. */
export const sent = kitStyle({ selectors: { '&:focus': { outline: 'none' } } });
