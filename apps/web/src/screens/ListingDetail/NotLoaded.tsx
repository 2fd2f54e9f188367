import { Text } from '@porchlight/ui';

const words = { notLoaded: 'The form didn’t load. Reload the page.' };

/** Instead of a dialog that didn't load. */
export const NotLoaded = () => (
  <Text size="sm" tone="critical" role="alert">
    {words.notLoaded}
  </Text>
);
