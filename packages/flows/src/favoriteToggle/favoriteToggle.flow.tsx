import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { FavoriteButton, Stack, Text } from '@porchlight/ui';

import { favoriteToggleSamples } from './favoriteToggle.samples.ts';

export const favoriteToggleFlow = defineFlow({
  ...favoriteToggleSamples,
  summary: 'The favorite button of one listing: shows the change at once, and rolls back when it fails.',
  inputFor: { unsaved: 1, saving: 1, saved: 2, removing: 2 },
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
        variant="labeled"
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
