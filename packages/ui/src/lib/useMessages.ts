import { useContext, useMemo } from 'react';

import { KitContext } from './kit.tsx';

/**
 * The words of a component: what it was given, over those that the `KitProvider` has for it, over English.
 * A key that is present but undefined changes nothing.
 *
 * @param name the component's, by which the provider's catalog knows it.
 */
export function useMessages<Messages extends object>(
  name: string,
  english: Messages,
  given?: Partial<Messages>,
): Messages {
  const provided = useContext(KitContext).messages[name] as Partial<Messages> | undefined;
  return useMemo(() => {
    if (!provided && !given) return english;
    const words = { ...english };
    for (const some of [provided, given]) {
      for (const key in some) {
        const word = some[key];
        if (word !== undefined) words[key] = word;
      }
    }
    return words;
  }, [english, provided, given]);
}
