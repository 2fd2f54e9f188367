import { appStyle, vars } from '@porchlight/ui/theme';

export const belowHeader = appStyle({ paddingBlockStart: vars.space['4'] });
