import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { KitProvider, type KitProviderProps } from '../packages/ui/src/provider/index.ts';

const waiting = new Set<() => void>();

/** Called when the play is over: switches the story to its language. */
export function tellPlayed(): void {
  flushSync(() => {
    for (const translate of waiting) translate();
  });
}

interface Props {
  settings: Omit<KitProviderProps, 'children'>;
  /** The story has a play function, which looks for English texts. */
  isPlayed: boolean;
  children: ReactNode;
}

/**
 * A story in another language. One with a play is rendered and played in English, then switched: what the play opened
 * or filled is shown in the other language.
 */
export function InLanguage({ settings, isPlayed, children }: Props) {
  const [isEnglish, setEnglish] = useState(isPlayed);
  useLayoutEffect(() => {
    const translate = (): void => setEnglish(false);
    waiting.add(translate);
    return () => {
      waiting.delete(translate);
    };
  }, []);
  return <KitProvider {...(isEnglish ? {} : settings)}>{children}</KitProvider>;
}
