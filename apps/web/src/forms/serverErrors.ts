import { createContext } from 'react';

/** Errors by field name, as in a 422. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/** Server errors of fields not edited since. */
export const ServerErrorsContext = createContext<ServerErrors>({});
