/** Options of axe's contrast check. They replace its own, which differ in the two with a reason. */
const contrast = {
  ignoreUnicode: true,
  // A count of one digit is text like any other.
  ignoreLength: true,
  // Pseudo elements of the kit are marks and larger targets, not grounds of text.
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/**
 * Settings of the accessibility checks of every story. Violations fail; what axe would report as inconclusive each
 * time, and has been judged, is settled here with a reason.
 */
export const accessibility = {
  test: 'error',
  config: {
    rules: [
      // A list that announces what is added to it has to be there, and empty, before.
      { id: 'aria-required-children', selector: '[role]:not([role="list"][aria-live])' },
      // Between two surfaces of the theme. `contrastPairs` tests every text color on both.
      { id: 'color-contrast', selector: '*:not([data-ground="gradient"] *)' },
    ],
  },
  options: { checks: { 'color-contrast': { options: contrast } } },
};
