import { kitStyle, vars } from '../../theme/index.ts';

const { color, font } = vars;

export const root = kitStyle({ color: color.textMuted, overflowWrap: 'anywhere' });

export const query = kitStyle({ color: color.text, fontWeight: font.weight.bold });
