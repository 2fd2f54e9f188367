import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { KitProvider, type KitProviderProps } from '../packages/ui/src/provider/index.ts';

const waiting = new Set<() => void>();

/** Whatever was played in English is put into its language. */
export function tellPlayed(): void {
  flushSync(() => {
    for (const translate of waiting) translate();
  });
}

interface Props {
  settings: Omit<KitProviderProps, 'children'>;
  /** It will be played: plays look for English words. */
  isPlayed: boolean;
  children: ReactNode;
}

/**
 * A story in another language. One with a play is drawn and played in English, and put into the language when that is
 * over: what the play opened or filled stands there in the other language.
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
