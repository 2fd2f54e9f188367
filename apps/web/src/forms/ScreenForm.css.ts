import { appStyle, vars } from '@porchlight/ui/theme';

export const note = appStyle({ marginBlockEnd: vars.space['5'] });
