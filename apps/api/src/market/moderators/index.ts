export { type ModeratorViewer, requireAdministrator, requireModerator } from './require.ts';
export {
  administers,
  isAdministrator,
  listModerators,
  nameModerator,
  removeModerator,
  removeModeratorsAddedBy,
  roleOf,
} from './store.ts';
