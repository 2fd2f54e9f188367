import type { FlowSamples } from '../testing/coverage.ts';
import { favoriteToggleMachine } from './favoriteToggle.machine.ts';

export const favoriteToggleSamples: FlowSamples<typeof favoriteToggleMachine> = {
  machine: favoriteToggleMachine,
  inputs: [
    { listingId: 'desk', saved: null },
    { listingId: 'desk', saved: false },
    { listingId: 'desk', saved: true },
  ],
  events: [
    { type: 'favorite.toggled' },
    { type: 'favorite.known', saved: true },
    { type: 'favorite.known', saved: false },
  ],
  answers: {
    checkFavorite: [{ is_favorite: true }, { is_favorite: false }],
    save: [{ is_favorite: true }],
    remove: [{ is_favorite: false }],
  },
};
