import { useContext, useMemo } from 'react';

import { KitContext } from './kit.tsx';

/**
 * The texts of a component: its own `messages`, over those of the `KitProvider`, over English. An undefined value
 * changes nothing.
 *
 * @param name the component's key in the provider's catalog.
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
