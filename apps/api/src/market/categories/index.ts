export { categoryId, ensureCategories } from './ensure.ts';
export { hasCondition, pricePeriodsOf } from './store.ts';
export { categoriesRoutes } from './routes.ts';
