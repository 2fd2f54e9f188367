import { appStyle, vars } from '@porchlight/ui/theme';

const { color, font, radius, shadow, space } = vars;

/** Below a heart on a photo, which has no other place for words. */
export const failure = appStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(16rem, 80vw)',
  fontSize: font.size.sm,
  color: color.critical,
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: space['2'],
      padding: `${space['2']} ${space['3']}`,
      borderRadius: radius.md,
      background: color.surfaceRaised,
      boxShadow: shadow.float,
    },
  },
});
