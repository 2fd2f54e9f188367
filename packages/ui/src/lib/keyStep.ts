export type Direction = 'ltr' | 'rtl';

export const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The step of a key in a horizontal row of items; `undefined` for other keys. */
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
