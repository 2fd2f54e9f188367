import { Text, TextLink } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';

const words = { before: 'What may be offered, and what not, is written in the', link: 'rules' };

/** Where the rules are, beside the button that publishes. */
export function RulesNote() {
  return (
    <Text size="sm" tone="muted">
      {words.before} <TextLink href={paths.rules.href()}>{words.link}</TextLink>.
    </Text>
  );
}
