export {
  favoriteToggleMachine,
  type FavoriteToggleContext,
  type FavoriteToggleEmitted,
  type FavoriteToggleEvent,
  type FavoriteToggleInput,
} from './favoriteToggle.machine.ts';
