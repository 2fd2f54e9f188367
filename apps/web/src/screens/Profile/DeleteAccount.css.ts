import { appStyle, vars } from '@porchlight/ui/theme';

/** The lists of what is deleted and what stays. */
export const list = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  paddingInlineStart: '1.25em',
});
