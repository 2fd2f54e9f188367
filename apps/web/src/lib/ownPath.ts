import { basePath } from './language.words.ts';

/** A path of the address bar or of a link, as the route table has it: without the prefix of the language. */
export const ownPath = (path: string): string => path.slice(basePath.length) || '/';
