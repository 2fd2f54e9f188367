/** How close someone has come to following a link. */
export type Nearness =
  /** It stands in the window, and nothing else is to be done. */
  | 'inView'
  /** A mouse rests on it, or it has the focus. */
  | 'approached'
  /** A finger or a mouse button is down on it: almost always the link is followed. */
  | 'pressed';

/** What the browser says of the way to the server. All of it is absent where it says nothing. */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, by how quick it is and not by what it is. */
  effectiveType?: string;
}

const isSlow = ({ effectiveType = '' }: Connection): boolean => effectiveType.endsWith('2g');

/** Whether what is behind a link may be fetched before it is followed. */
export function mayFetchAhead(nearness: Nearness, connection: Connection): boolean {
  if (nearness === 'pressed') return true;
  if (connection.saveData === true || isSlow(connection)) return false;
  return nearness === 'approached' || connection.effectiveType !== '3g';
}

/** How many listings of one page are fetched because they are in the window. */
export const inViewMax = 12;

/** How many of them are asked for at the same time. */
export const inViewAtOnce = 2;

/** How long a mouse has to rest on a link, in ms: it passes over many on its way. */
export const restMs = 60;
