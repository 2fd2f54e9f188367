export { inLanguage, languageOf, wordings, type Said } from './language.ts';
