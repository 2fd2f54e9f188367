import {
  blockRoutes,
  confirmationRoutes,
  deletionRoutes,
  passwordResetRoutes,
  profileRoutes,
  registrationRoutes,
} from './account/index.ts';
import { categoriesRoutes } from './categories/index.ts';
import type { Deps } from './deps.ts';
import { exportRoutes } from './exports/index.ts';
import { favoritesRoutes } from './favorites/index.ts';
import { geoRoutes } from './geo/index.ts';
import type { ApiApp } from './http/index.ts';
import { imagesRoutes, photoArranger, profilePhotoRoutes } from './images/index.ts';
import { listingsRoutes } from './listings/index.ts';
import { messagesRoutes } from './messages/index.ts';
import { caseRoutes, deskRoutes } from './moderation/index.ts';
import { myListingsRoutes } from './myListings/index.ts';
import { numbersRoutes } from './numbers/index.ts';
import { notificationsRoutes } from './notifications/index.ts';
import { searchRoutes } from './search/index.ts';
import { sellersRoutes } from './sellers/index.ts';
import { ownSessionsRoutes, sessionRoutes } from './session/index.ts';
import { supportRoutes } from './support/index.ts';

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
