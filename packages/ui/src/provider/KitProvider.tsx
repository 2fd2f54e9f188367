import { useContext, useEffect, useMemo, type ReactNode } from 'react';

import type { Messages } from '../languages/index.ts';
import { guardFocus, KitContext, type KitSettings } from '../lib/index.ts';

export interface KitProviderProps extends Partial<Omit<KitSettings, 'messages'>> {
  /** Words by component, over the English ones: a language's catalog, or some words of one's own. Default none. */
  messages?: Messages;
  /** What it is for. */
  children: ReactNode;
}

/** Some words over others, component by component. */
function over(outer: KitSettings['messages'], inner: Messages | undefined): KitSettings['messages'] {
  const merged = { ...outer };
  for (const [name, words] of Object.entries(inner ?? {})) merged[name] = { ...outer[name], ...words };
  return merged;
}

/**
 * Language, currency, time zone, words, brand, links and pictures for every component below, said once. One inside
 * another changes only what it is given. What it is given should keep its identity from one drawing to the next: a
 * catalog that is imported does, an object made in the same place does not. Renders no element.
 *
 * The page keeps the focus when the control that has it is removed or disabled: see the guide on accessibility.
 */
export function KitProvider({
  children,
  locale,
  currency,
  timeZone,
  messages,
  brand,
  renderLink,
  renderImage,
}: KitProviderProps) {
  const outer = useContext(KitContext);
  const settings = useMemo(
    (): KitSettings => ({
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      timeZone: timeZone ?? outer.timeZone,
      messages: over(outer.messages, messages),
      brand: brand ?? outer.brand,
      renderLink: renderLink ?? outer.renderLink,
      renderImage: renderImage ?? outer.renderImage,
    }),
    [outer, locale, currency, timeZone, messages, brand, renderLink, renderImage],
  );
  useEffect(guardFocus, []);
  return <KitContext value={settings}>{children}</KitContext>;
}
