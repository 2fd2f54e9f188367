import { kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, motion, size, space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space['3'],
  '@media': {
    [media.belowMd]: {
      position: 'sticky',
      zIndex: 20,
      insetBlockStart: 'var(--pl-header, 0px)',
      // With a larger gap, the longest sort order does not fit next to the others on a phone.
      gap: '0.375rem',
      paddingBlock: space['2'],
      background: color.surface,
    },
    [`${media.belowMd} and ${media.motion}`]: {
      transition: `inset-block-start ${motion.base} ${motion.ease}`,
    },
    ...notPrinted,
  },
});
kitGlobal(`.${root} > details[open]`, { flex: '1 0 100%' });

export const view = kitStyle({
  marginInlineStart: 'auto',
  '@media': {
    [media.belowMd]: {
      flex: 'none',
      gap: 0,
      inlineSize: size.target,
      marginInlineStart: 0,
      paddingInline: 0,
    },
  },
});

/** The label of an icon-only link is visually hidden. */
export const viewName = kitStyle({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** On a phone it takes the remaining width, or its own line if its text would be truncated. */
export const order = kitStyle({
  minInlineSize: '10rem',
  '@media': { [media.belowMd]: { flex: '1 1 max-content', minInlineSize: 0 } },
});
