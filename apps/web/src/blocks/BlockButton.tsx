import { sameId } from '@porchlight/domain';
import { Button, ShieldIcon, Text } from '@porchlight/ui';
import { useState } from 'react';

import { useSessionView } from '../session/index.ts';
import { askToBlock, type ToBlock } from './asking.ts';
import * as styles from './BlockButton.css.ts';

const words = { block: 'Block', notLoaded: 'This didn’t load. Reload the page.' };

/**
 * Asks to block a user. Nothing for visitors or on the user's own page; for members its space is kept while
 * loading.
 */
export function BlockButton({ person }: { person: ToBlock }) {
  const { status, user } = useSessionView();
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');
  if (sameId(user?.id, person.id)) return null;
  const ask = (): void => {
    setState('loading');
    askToBlock(person).then(
      () => setState('resting'),
      () => setState('failed'),
    );
  };
  return (
    <div className={styles.forMembers} data-for={status === 'out' ? undefined : status}>
      <Button
        size="sm"
        variant="quiet"
        tone="neutral"
        startIcon={<ShieldIcon size="sm" />}
        busy={state === 'loading'}
        onClick={ask}
      >
        {words.block}
      </Button>
      {state === 'failed' && (
        <Text size="sm" tone="critical" role="alert">
          {words.notLoaded}
        </Text>
      )}
    </div>
  );
}
