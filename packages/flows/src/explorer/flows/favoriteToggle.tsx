import { texts } from '@porchlight/domain';
import { FavoriteButton, Stack, Text } from '@porchlight/ui';

import { favoriteToggleSamples } from '../../favoriteToggle/favoriteToggle.samples.ts';
import { defineFlow } from '../flow.ts';

export const favoriteToggleFlow = defineFlow({
  samples: favoriteToggleSamples,
  summary: 'The heart of one listing: shows the wish at once, and goes back when it could not be granted.',
  actors: {
    checkFavorite: '({ listingId }) => Promise<FavoriteAnswer>',
    changeFavorite: '({ listingId, saved }) => Promise<FavoriteAnswer | void>',
  },
  emits: {
    'favorite.changed': 'The server agreed: replace the cached state and load the favorites again.',
    'failure.logged': 'For the log.',
  },
  inputs: { unsaved: 1, saving: 1, saved: 2, removing: 2 },
  shown: {
    checking: [],
    unsaved: [{ type: 'favorite.toggled' }, { fail: 'save' }],
    saving: [{ type: 'favorite.toggled' }],
    saved: [],
    removing: [{ type: 'favorite.toggled' }],
  },
  ui: ({ snapshot, send }) => (
    <Stack gap={2}>
      <FavoriteButton
        variant="labelled"
        pressed={snapshot.context.saved}
        updating={snapshot.hasTag('busy')}
        onPressedChange={() => send({ type: 'favorite.toggled' })}
      />
      <div aria-live="polite">
        {snapshot.context.failed && <Text tone="critical">{texts.listing.saveFailed}</Text>}
      </div>
    </Stack>
  ),
});
