import { appStyle, vars } from '@porchlight/ui/theme';

export const photo = appStyle({ borderRadius: vars.radius.md });
