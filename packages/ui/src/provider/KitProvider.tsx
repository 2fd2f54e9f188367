import { useContext, useEffect, useMemo, type ReactNode } from 'react';

import type { Messages } from '../languages/index.ts';
import { guardFocus, KitContext, type KitSettings } from '../lib/index.ts';

export interface KitProviderProps extends Partial<Omit<KitSettings, 'messages'>> {
  /** Texts by component, replacing the English ones: a language's catalog, or some custom texts. Default none. */
  messages?: Messages;
  /** The application. */
  children: ReactNode;
}

/** Merges texts, component by component. */
function over(outer: KitSettings['messages'], inner: Messages | undefined): KitSettings['messages'] {
  const merged = { ...outer };
  for (const [name, words] of Object.entries(inner ?? {})) merged[name] = { ...outer[name], ...words };
  return merged;
}

/**
 * Language, currency, time zone, texts, brand, links and images for every component below. A nested one only changes
 * its own props. Props should be stable between renders: an imported catalog is, an inline object is not. Renders no
 * element.
 * The page keeps the focus when the focused control is removed or disabled: see the guide on accessibility.
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
