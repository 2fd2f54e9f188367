import { kitGlobal, kitStyle, vars } from '../../theme/index.ts';
import { box, input } from '../Combobox/Combobox.css.ts';

const { space } = vars;

kitGlobal(`${box}[data-several]`, {
  flexWrap: 'wrap',
  gap: `${space['1']} ${space['2']}`,
  paddingInlineStart: space['1'],
  paddingBlock: space['1'],
});

// Beside what is chosen, or in a line of its own where little room is left.
kitGlobal(`[data-several] > ${input}`, {
  flexBasis: '7rem',
  inlineSize: 'auto',
  marginBlock: 0,
  paddingInlineStart: space['2'],
});

/** The chips stand in one flow with the input, which follows the last of them. */
export const chips = kitStyle({ display: 'contents', listStyle: 'none' });

export const chip = kitStyle({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
