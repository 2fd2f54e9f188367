import { column, kitGlobal, kitStyle, vars } from '../../theme/index.ts';

const { space } = vars;

/** The columns of its fields depend on its width. */
export const form = kitStyle({ ...column, gap: space['5'], containerType: 'inline-size' });

/** A panel as wide as a tablet, or as a window. */
const between = '(40rem <= width < 58rem)';
const wide = '(width >= 58rem)';

export const fields = kitStyle({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  selectors: { '&[data-layout="panel"]': { gap: space['4'] } },
  '@container': {
    [between]: {
      selectors: { '&[data-layout="panel"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
    [wide]: {
      selectors: {
        '&[data-layout="panel"]': {
          gridTemplateColumns: '1.3fr 1.3fr 1.5fr 0.9fr 1.1fr',
          gap: space['5'],
        },
      },
    },
  },
});

export const place = kitStyle({ minInlineSize: 0 });

export const prices = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'start',
});

// The price period is below both, in the next row of the fields next to them.
kitGlobal(`.${prices} > :nth-child(3)`, { gridColumn: '1 / -1' });
kitGlobal(`.${fields}[data-layout="panel"] > .${prices}:has(> :nth-child(3))`, {
  gridRow: 'span 2',
  rowGap: space['4'],
  '@container': { [wide]: { rowGap: space['5'] } },
});

/** Fields of one row, laid out with the others. */
export const row = kitStyle({ display: 'contents' });

/** Sort key and direction: not in a column, next to which the order is chosen. */
export const sorting = kitStyle({
  display: 'contents',
  '@media': {
    // Without scripts, that choice does nothing.
    '(scripting: enabled)': {
      '@container': {
        '(width < 30rem)': { selectors: { [`${fields}[data-layout="panel"] > &`]: { display: 'none' } } },
      },
    },
  },
});

/** Aligned with the fields next to it, not with their labels. */
export const check = kitStyle({ alignSelf: 'end' });

/** A choice that finds nothing. */
export const muted = kitStyle({ color: vars.color.textMuted });

// Full rows: two fields, three, three.
kitGlobal(`.${fields}[data-layout="panel"] > *`, { '@container': { [between]: { gridColumn: 'span 3' } } });
const inRows = [prices, `${row} > *`, `${sorting} > *`].map(
  (part) => `.${fields}[data-layout="panel"] > .${part}`,
);
kitGlobal(inRows.join(', '), {
  '@container': { [between]: { gridColumn: 'span 2' } },
});
