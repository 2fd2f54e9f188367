import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: space['0.5'],
  paddingInlineStart: space['1'],
  paddingInlineEnd: space['2'],
  borderRadius: radius.full,
  background: color.glow,
  color: color.textOnGlow,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
