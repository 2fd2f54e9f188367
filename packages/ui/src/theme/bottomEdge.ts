/**
 * Distance of floating elements to the bottom of the window, a CSS length: above a `BottomBar` if there is one, else
 * above a phone's own bar.
 */
export const bottomEdge = 'max(var(--pl-bottom-bar, 0px), env(safe-area-inset-bottom, 0px))';
