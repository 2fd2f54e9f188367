import { useState } from 'react';

import { askToBlock, loadBlockQuestion, type ToBlock } from './asking.ts';

/** Opens the block dialog for a control: whether it is loading, and whether that failed. */
export function useAskToBlock() {
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');
  /** @param onLoaded called before it opens, such as to close another dialog */
  const ask = (person: ToBlock, onLoaded?: () => void): void => {
    setState('loading');
    loadBlockQuestion()
      .then(() => {
        onLoaded?.();
        return askToBlock(person);
      })
      .then(
        () => setState('resting'),
        () => setState('failed'),
      );
  };
  return { state, ask };
}
