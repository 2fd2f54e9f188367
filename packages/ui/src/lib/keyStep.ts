export type Direction = 'ltr' | 'rtl';

/** Which way lines are read in this element. */
export const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** What a key asks for in a row of things that are seen one after the other; `undefined` when it asks for nothing there. */
export function keyStep(
  key: string,
  direction: Direction = 'ltr',
): { by: -1 | 1 } | { to: 'first' | 'last' } | undefined {
  if (key === 'Home') return { to: 'first' };
  if (key === 'End') return { to: 'last' };
  if (key === 'ArrowRight') return { by: direction === 'ltr' ? 1 : -1 };
  if (key === 'ArrowLeft') return { by: direction === 'ltr' ? -1 : 1 };
  return undefined;
}
