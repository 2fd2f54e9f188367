import { kitStyle, vars } from '../../theme/index.ts';

export const form = kitStyle({ display: 'grid', gap: vars.space['5'] });
