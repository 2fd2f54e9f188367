import { useState } from 'react';

import { askToBlock, loadBlockQuestion, type ToBlock } from './asking.ts';

/** Texts of every control that asks to block a user. */
export const blockWords = { block: 'Block', notLoaded: 'This didn’t load. Reload the page.' };

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
