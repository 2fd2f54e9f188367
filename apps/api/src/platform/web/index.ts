export { readWebBuild, type WebBuild } from './build.ts';
export { inProcessFetch, webRoutes } from './routes.ts';
