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

/** Prefix of demo data, which listings share and which is never removed. */
export const seedPrefix = 'seed/';

/** Prefix of private files, which the public photo route must not serve. */
export const privatePrefix = 'private/';

/** Whether a text can be the key of a stored picture. Check all untrusted keys with it. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && pattern.test(key);
}

/**
 * The MIME type for a key's extension.
 *
 * @throws when the text is not a key
 */
export function contentTypeOf(key: string): string {
  const ending = pattern.exec(key)?.[1];
  const found = Object.entries(contentTypes).find(([known]) => known === ending);
  if (!found) throw new Error('Not the key of a picture.');
  return found[1];
}
