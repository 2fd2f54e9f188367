export { readWebBuild, type WebBuild } from './build.ts';
export { askThrough, webRoutes } from './routes.ts';
