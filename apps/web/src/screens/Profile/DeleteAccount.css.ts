import { appStyle, vars } from '@porchlight/ui/theme';

/** What goes and what stays: one under the other. */
export const list = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  paddingInlineStart: '1.25em',
});
