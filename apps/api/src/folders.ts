/**
 * The folder `apps/api`, for the files that the server reads beside its code: both `src`, as it is written, and `dist`,
 * as it is built, lie in it.
 */
export const apiFolder = new URL('../', import.meta.url);
