export { categoryId, ensureCategories } from './ensure.ts';
export { categoriesRoutes } from './routes.ts';
