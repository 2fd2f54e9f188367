/** How close a user is to following a link. */
export type Nearness =
  /** It is visible, and the browser is idle. */
  | 'inView'
  /** It is hovered or focused. */
  | 'approached'
  /** It is pressed: almost always it will be followed. */
  | 'pressed';

/** The browser's network information; empty where it has none. */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`: the measured speed, not the kind of network. */
  effectiveType?: string;
}

const isSlow = ({ effectiveType = '' }: Connection): boolean => effectiveType.endsWith('2g');

/** Whether a link may be prefetched. */
export function mayFetchAhead(nearness: Nearness, connection: Connection): boolean {
  if (nearness === 'pressed') return true;
  if (connection.saveData === true || isSlow(connection)) return false;
  return nearness === 'approached' || connection.effectiveType !== '3g';
}

/** Maximum number of visible listings prefetched per page. */
export const inViewMax = 12;

/** How many of them are requested at the same time. */
export const inViewAtOnce = 2;

/** How long a mouse must rest on a link, in ms. */
export const restMs = 60;
