/** The folder `apps/api`, which contains the server's data files and both `src` and `dist`. */
export const apiFolder = new URL('../', import.meta.url);
