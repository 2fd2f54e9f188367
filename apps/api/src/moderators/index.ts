export { requireModerator } from './require.ts';
export { isModerator, listModerators, nameModerator, removeModerator } from './store.ts';
