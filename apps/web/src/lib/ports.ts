import { createContext, use } from 'react';

/** Logs failures that the page doesn't show. Never pass tokens, addresses or message texts. */
export interface Logger {
  warn: (message: string, detail?: Readonly<Record<string, unknown>>) => void;
  error: (message: string, detail?: Readonly<Record<string, unknown>>) => void;
}

/** The outside world as screens use it, replaceable in stories and tests. */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number;
  reload: () => void;
  log: Logger;
}

/* oxlint-disable no-console -- the one place that writes to the browser's log */
const browserLog: Logger = {
  warn: (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
  error: (message, detail) => console.error(message, ...(detail === undefined ? [] : [detail])),
};
/* oxlint-enable no-console */

/** The browser's implementation. */
export const browserPorts: Ports = {
  now: () => Date.now(),
  reload: () => window.location.reload(),
  log: browserLog,
};

/** For class components; others use `usePorts`. */
export const PortsContext = createContext<Ports>(browserPorts);

/** Replaces the ports for its children. */
export const PortsProvider = PortsContext.Provider;

/** The ports of this page. */
export function usePorts(): Ports {
  return use(PortsContext);
}
