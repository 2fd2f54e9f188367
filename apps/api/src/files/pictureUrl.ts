/** URL path of a stored picture. */
export const pictureUrl = (key: string): string => `/images/${key}`;

/** The same for a user's picture, which may be missing. */
export const avatarUrl = (key: string | null): string | null => (key === null ? null : pictureUrl(key));
