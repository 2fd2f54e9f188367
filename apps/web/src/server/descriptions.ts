import { byName, site } from './descriptions.words.ts';

export { ofSearch as searchDescription, ofSeller as sellerDescription } from './descriptions.words.ts';

const descriptions: ReadonlyMap<string, string> = new Map(Object.entries(byName));

/**
 * The description of a page without data.
 *
 * @param name of its route, as in `paths`
 */
export const descriptionOf = (name: string): string => descriptions.get(name) ?? site;
