import { column, kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const alert = kitStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space['3'],
  paddingBlock: space['3'],
  paddingInline: space['4'],
  border: '1px solid transparent',
  borderRadius: radius.md,
  color: color.text,
});

export const tone = kitVariants(
  {
    info: [color.infoSoft, color.infoOnSoft],
    positive: [color.positiveSoft, color.positiveOnSoft],
    caution: [color.cautionSoft, color.cautionOnSoft],
    critical: [color.criticalSoft, color.criticalOnSoft],
  } as const,
  ([background, ink]) => ({
    background,
    borderColor: `color-mix(in oklch, ${ink} 26%, transparent)`,
    vars: { '--pl-alert-ink': ink },
  }),
);

export const icon = kitStyle({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  blockSize: '1.5em',
  color: 'var(--pl-alert-ink)',
});

export const body = kitStyle({
  ...column,
  gap: space['1'],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = kitStyle({ fontWeight: font.weight.semibold, color: 'var(--pl-alert-ink)' });

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  marginBlockStart: space['2'],
});

export const dismiss = kitStyle({ marginBlock: '-0.375rem', marginInlineEnd: '-0.5rem' });
