import { Text, TextLink } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { words } from './RulesNote.words.ts';

/** A link to the rules next to the submit button. */
export function RulesNote() {
  return (
    <Text size="sm" tone="muted">
      {words.before} <TextLink href={paths.rules.href()}>{words.link}</TextLink>.
    </Text>
  );
}
