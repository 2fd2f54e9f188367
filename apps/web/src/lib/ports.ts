import { createContext, use } from 'react';

/** Where failures go that no one on the page needs to see. Never given tokens, addresses or message texts. */
export interface Logger {
  warn: (message: string, detail?: Readonly<Record<string, unknown>>) => void;
  error: (message: string, detail?: Readonly<Record<string, unknown>>) => void;
}

/** The outside world as screens may use it, so that stories and tests can hold it still. */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Loads the whole page again. */
  reload: () => void;
  log: Logger;
}

/* oxlint-disable no-console -- the one place that writes to the browser's log */
const browserLog: Logger = {
  warn: (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
  error: (message, detail) => console.error(message, ...(detail === undefined ? [] : [detail])),
};
/* oxlint-enable no-console */

/** The real world. */
export const browserPorts: Ports = {
  now: () => Date.now(),
  reload: () => window.location.reload(),
  log: browserLog,
};

/** For class components; everyone else takes `usePorts`. */
export const PortsContext = createContext<Ports>(browserPorts);

/** Replaces the outside world for everything below. */
export const PortsProvider = PortsContext.Provider;

/** The outside world of this page. */
export function usePorts(): Ports {
  return use(PortsContext);
}
