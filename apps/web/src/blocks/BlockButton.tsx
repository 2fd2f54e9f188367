import { sameId } from '@porchlight/domain';
import { Button, ShieldIcon, Text } from '@porchlight/ui';

import { useSessionView } from '../session/index.ts';
import type { ToBlock } from './asking.ts';
import * as styles from './BlockButton.css.ts';
import { blockWords } from './block.words.ts';
import { useAskToBlock } from './useAskToBlock.ts';

/**
 * Asks to block a user. Nothing for visitors or on the user's own page; for members its space is kept while
 * loading.
 */
export function BlockButton({ person }: { person: ToBlock }) {
  const { status, user } = useSessionView();
  const { state, ask } = useAskToBlock();
  if (sameId(user?.id, person.id)) return null;
  return (
    <div className={styles.forMembers} data-for={status === 'out' ? undefined : status}>
      <Button
        size="sm"
        variant="quiet"
        tone="neutral"
        startIcon={<ShieldIcon size="sm" />}
        busy={state === 'loading'}
        onClick={() => ask(person)}
      >
        {blockWords.block}
      </Button>
      {state === 'failed' && (
        <Text size="sm" tone="critical" role="alert">
          {blockWords.notLoaded}
        </Text>
      )}
    </div>
  );
}
