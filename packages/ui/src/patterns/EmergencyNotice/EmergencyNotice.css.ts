import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['4'],
  padding: space['5'],
  border: `1px solid ${color.critical}`,
  borderRadius: radius.lg,
  background: color.criticalSoft,
  color: color.criticalOnSoft,
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const icon = kitStyle({ display: 'inline-flex', paddingBlockStart: space['0.5'] });

export const words = kitStyle({ ...column, gap: space['1'], minInlineSize: 0 });

export const title = kitStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
});

export const call = kitStyle({
  gridColumn: '1 / -1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minBlockSize: size.target,
  paddingInline: space['5'],
  borderRadius: radius.md,
  background: color.critical,
  color: color.textOnCritical,
  fontWeight: font.weight.semibold,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [media.md]: { gridColumn: 'auto', whiteSpace: 'nowrap' },
    [media.hover]: { selectors: { '&:hover': { background: color.criticalHover } } },
    // Browsers don't print its background.
    [media.print]: { color: color.text },
  },
});
