const contentTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
};

// No segment starts with a dot, so no key leaves its folder or names a hidden file.
const segment = '[a-z0-9_-][a-z0-9._-]*';
const pattern = new RegExp(`^${segment}(?:/${segment})*\\.(${Object.keys(contentTypes).join('|')})$`);

/** Keys that start so belong to the demo data: shared between listings and never removed. */
export const seedPrefix = 'seed/';

/** Keys that start so belong to one person, and are no one else's to read. */
export const privatePrefix = 'private/';

/** Whether a text may be the key of a stored picture. Everything that comes from outside is asked this first. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && pattern.test(key);
}

/**
 * The MIME type that a key's ending stands for.
 *
 * @throws when the text is no key
 */
export function contentTypeOf(key: string): string {
  const ending = pattern.exec(key)?.[1];
  const found = Object.entries(contentTypes).find(([known]) => known === ending);
  if (!found) throw new Error('Not the key of a picture.');
  return found[1];
}
