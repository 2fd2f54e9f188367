export { categoryId, ensureCategories } from './ensure.ts';
