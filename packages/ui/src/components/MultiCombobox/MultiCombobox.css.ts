import { kitGlobal, kitStyle, vars } from '../../theme/index.ts';
import { box, input } from '../Combobox/Combobox.css.ts';

const { space } = vars;

kitGlobal(`${box}[data-several]`, {
  flexWrap: 'wrap',
  gap: `${space['1']} ${space['2']}`,
  paddingInlineStart: space['1'],
  paddingBlock: space['1'],
});

// Next to the chips, or in its own line where little space is left.
kitGlobal(`[data-several] > ${input}`, {
  flexBasis: '7rem',
  inlineSize: 'auto',
  marginBlock: 0,
  paddingInlineStart: space['2'],
});

/** The chips are in one flow with the input, which follows the last of them. */
export const chips = kitStyle({ display: 'contents', listStyle: 'none' });

export const chip = kitStyle({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
