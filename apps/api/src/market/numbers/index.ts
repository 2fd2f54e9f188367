export { countFinishedDays } from './daily.ts';
export { numbersRoutes } from './routes.ts';
