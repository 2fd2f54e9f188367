export { correctedQuery } from './correction.ts';
export { ensureSynonyms } from './ensureSynonyms.ts';
export { searchRoutes } from './routes.ts';
export { synonyms } from './synonyms.ts';
export { type SearchText, searchTextOf, withSynonyms } from './tsquery.ts';
export { readTyped } from './typed.ts';
