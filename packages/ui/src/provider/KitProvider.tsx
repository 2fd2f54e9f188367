import { useContext, type ReactNode } from 'react';

import type { Messages } from '../languages/index.ts';
import { KitContext, type KitSettings } from '../lib/index.ts';

export interface KitProviderProps extends Partial<Omit<KitSettings, 'messages'>> {
  /** Words by component, over the English ones: a language's catalog, or some words of one's own. Default none. */
  messages?: Messages;
  /** What it is for. */
  children: ReactNode;
}

/**
 * Language, currency, time zone, words, links and pictures for every component below, said once. One inside another
 * changes only what it is given. Renders no element.
 */
export function KitProvider({ children, messages, ...given }: KitProviderProps) {
  const outer = useContext(KitContext);
  const settings: KitSettings = { ...outer, ...given, messages: { ...outer.messages, ...messages } };
  return <KitContext value={settings}>{children}</KitContext>;
}
