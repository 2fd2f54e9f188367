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
      // The ground of these can't be computed: between two surfaces of the theme, or drawn, as in charts of flows. Their
      // colors are pairs of `contrastPairs`, which are tested.
      { id: 'color-contrast', selector: '*:not([data-ground="gradient"] *):not(svg *)' },
    ],
  },
  options: { checks: { 'color-contrast': { options: contrast } } },
};
