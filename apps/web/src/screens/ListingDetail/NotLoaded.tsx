import { Text } from '@porchlight/ui';
import { words } from './NotLoaded.words.ts';

/** Instead of a dialog that didn't load. */
export const NotLoaded = () => (
  <Text size="sm" tone="critical" role="alert">
    {words.notLoaded}
  </Text>
);
