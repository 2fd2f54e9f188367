/**
 * How far from the end of the window something that floats there has to stay, a CSS length: over a `BottomBar` where there
 * is one, else over the bar that a phone has of its own.
 */
export const bottomEdge = 'max(var(--pl-bottom-bar, 0px), env(safe-area-inset-bottom, 0px))';
