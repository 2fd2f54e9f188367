import {
  blockRoutes,
  confirmationRoutes,
  deletionRoutes,
  passwordResetRoutes,
  profileRoutes,
  registrationRoutes,
} from './market/account/index.ts';
import { categoriesRoutes } from './market/categories/index.ts';
import type { Deps } from './deps.ts';
import { exportRoutes } from './market/exports/index.ts';
import { favoritesRoutes } from './market/favorites/index.ts';
import { geoRoutes } from './market/geo/index.ts';
import type { ApiApp } from './platform/http/index.ts';
import { imagesRoutes, photoArranger, profilePhotoRoutes } from './market/images/index.ts';
import { listingsRoutes } from './market/listings/index.ts';
import { messagesRoutes } from './market/messages/index.ts';
import { caseRoutes, deskRoutes } from './market/moderation/index.ts';
import { myListingsRoutes } from './market/myListings/index.ts';
import { numbersRoutes } from './market/numbers/index.ts';
import { notificationsRoutes } from './market/notifications/index.ts';
import { searchRoutes } from './market/search/index.ts';
import { sellersRoutes } from './market/sellers/index.ts';
import { ownSessionsRoutes, sessionRoutes } from './market/session/index.ts';
import { supportRoutes } from './market/support/index.ts';

/** Creates the routes of one resource, with paths relative to the contract's base path. */
export type RoutesOf = (deps: Deps) => ApiApp;

/** Every resource of the contract. A new folder adds its `routes.ts` here. */
export const resources: readonly RoutesOf[] = [
  categoriesRoutes,
  listingsRoutes,
  sellersRoutes,
  searchRoutes,
  geoRoutes,
  registrationRoutes,
  confirmationRoutes,
  sessionRoutes,
  ownSessionsRoutes,
  exportRoutes,
  passwordResetRoutes,
  profileRoutes,
  deletionRoutes,
  blockRoutes,
  notificationsRoutes,
  (deps) => myListingsRoutes(deps, photoArranger(deps)),
  imagesRoutes,
  profilePhotoRoutes,
  favoritesRoutes,
  messagesRoutes,
  supportRoutes,
  numbersRoutes,
  caseRoutes,
  deskRoutes,
];
