import { column, kitGlobal, kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, radius, space } = vars;

export const content = kitStyle({
  ...column,
  justifyItems: 'start',
  gap: space['3'],
  padding: space['6'],
});

export const icon = kitVariants(
  {
    success: [color.positiveSoft, color.positiveOnSoft],
    error: [color.criticalSoft, color.criticalOnSoft],
    warning: [color.cautionSoft, color.cautionOnSoft],
    info: [color.infoSoft, color.infoOnSoft],
  } as const,
  ([background, ink]) => ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    borderRadius: radius.full,
    background,
    color: ink,
  }),
);

export const message = kitStyle({ color: color.textMuted, overflowWrap: 'anywhere' });

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: space['3'],
  inlineSize: '100%',
  marginBlockStart: space['3'],
});

// On touch screens the buttons fill the line, also when each has its own.
kitGlobal(`${actions} > *`, { flexGrow: 1, '@media': { [media.md]: { flexGrow: 0 } } });
