import { column, kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const list = kitStyle({ ...column, listStyle: 'none' });

export const step = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem 1fr',
  gap: space['3'],
  paddingBlockEnd: space['5'],
  overflowWrap: 'anywhere',
  selectors: {
    // The line from one mark to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlock: '2.25rem 0.25rem',
      borderInlineStart: `2px solid ${color.border}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = kitVariants(
  {
    done: { background: color.accentSoft, color: color.accentOnSoft },
    current: {
      background: color.accent,
      color: color.textOnAccent,
      // Forced colors remove the background.
      '@media': {
        [media.forcedColors]: {
          forcedColorAdjust: 'none' as const,
          outline: '2px solid Highlight',
          outlineOffset: '2px',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    upcoming: { borderColor: color.border, color: color.textMuted },
    failed: { background: color.criticalSoft, color: color.criticalOnSoft },
  },
  (rule) => ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    border: '1px solid transparent',
    borderRadius: radius.full,
    fontSize: font.size.sm,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    ...rule,
  }),
);

export const label = kitStyle({
  display: 'block',
  fontWeight: font.weight.semibold,
  lineHeight: '2rem',
  selectors: { '[data-state="upcoming"] &': { color: color.textMuted } },
});
export const detail = kitStyle({ color: color.textMuted, fontSize: font.size.sm });
