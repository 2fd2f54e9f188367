/** Where the bytes of a stored picture are served. */
export const pictureUrl = (key: string): string => `/images/${key}`;

/** The same for the picture of a person, who may have none. */
export const avatarUrl = (key: string | null): string | null => (key === null ? null : pictureUrl(key));
