import type { Wording } from '../language/wording.ts';
import { categoryNames as texts } from '../texts/index.ts';

/**
 * A category's name, in the language of the page. Categories that are not in the fixed tree keep the name of the data.
 *
 * @param name the name in the data
 * @param wording the language, if not that of the build
 */
export function categoryName(slug: string, name: string, wording?: Wording): string {
  const names = wording?.texts.categoryNames.names ?? texts.names;
  return (Object.hasOwn(names, slug) ? names[slug] : undefined) ?? name;
}
