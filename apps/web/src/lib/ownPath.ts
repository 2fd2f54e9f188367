import { pathIn } from '@porchlight/domain';

import { basePath, language } from './language.words.ts';

/** A path of the address bar or of a link, as the route table has it: without the prefix of the language. */
export const ownPath = (path: string): string => path.slice(basePath.length) || '/';

/** The address of a path in the language of the page, for links and forms that no router renders. */
export const addressOf = (path: string): string => pathIn(language, path);
