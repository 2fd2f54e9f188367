export { sellersRoutes } from './routes.ts';
