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

export const prices = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'start',
});

/** What to sort by and in which order stand among the other fields. */
export const sorting = kitStyle({ display: 'contents' });

// Two full rows: two fields and three.
kitGlobal(`.${fields}[data-layout="panel"] > *`, { '@media': { [between]: { gridColumn: 'span 3' } } });
kitGlobal(`.${fields}[data-layout="panel"] > .${prices}, .${fields}[data-layout="panel"] > .${sorting} > *`, {
  '@media': { [between]: { gridColumn: 'span 2' } },
});
