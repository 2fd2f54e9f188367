export const pictureUrl = (key: string): string => `/images/${key}`;

/** The URL path of a user's picture, if there is one. */
export const avatarUrl = (key: string | null): string | null => (key === null ? null : pictureUrl(key));
