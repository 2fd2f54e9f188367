import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

/** Unobtrusive: next to its message, not over it. */
export const root = kitStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space['2'],
  maxInlineSize: '34rem',
  paddingInlineStart: space['3'],
  borderInlineStart: `3px solid ${color.caution}`,
  color: color.text,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

export const words = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
