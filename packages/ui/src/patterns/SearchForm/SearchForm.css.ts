import { column, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { space } = vars;

export const form = kitStyle({ ...column, gap: space['5'] });

const between = `${media.md} and (width < 64em)`;

export const fields = kitStyle({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  selectors: { '&[data-layout="panel"]': { gap: space['4'] } },
  '@media': {
    [between]: {
      selectors: { '&[data-layout="panel"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
    [media.lg]: {
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
  '@media': { [media.lg]: { rowGap: space['5'] } },
});

/** Fields of one row, laid out with the others. */
export const row = kitStyle({ display: 'contents' });

/** Aligned with the fields next to it, not with their labels. */
export const check = kitStyle({ alignSelf: 'end' });

// Full rows: two fields, three, three.
kitGlobal(`.${fields}[data-layout="panel"] > *`, { '@media': { [between]: { gridColumn: 'span 3' } } });
kitGlobal(`.${fields}[data-layout="panel"] > .${prices}, .${fields}[data-layout="panel"] > .${row} > *`, {
  '@media': { [between]: { gridColumn: 'span 2' } },
});
