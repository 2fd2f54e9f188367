import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('./home.tsx'), route('listings', './listings.tsx')] satisfies RouteConfig;
