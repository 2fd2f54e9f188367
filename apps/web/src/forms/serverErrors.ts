import { createContext } from 'react';

/** Texts by field name, as a 422 carries them. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/** What the server refused and no one has edited since. */
export const ServerErrorsContext = createContext<ServerErrors>({});
