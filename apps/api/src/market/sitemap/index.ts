export { sitemapRoutes } from './sitemap.ts';
