import './docs.css';
import './tables.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { dress, inAddress, themeOf } from '../globals.ts';
import { themes } from './themes.ts';

type Context = DocsContainerProps['context'];
type Globals = Readonly<Record<string, unknown>>;

function globalsIn(message: unknown): Globals | undefined {
  if (!Array.isArray(message)) return undefined;
  const [first] = message as readonly ({ globals?: Globals } | undefined)[];
  return first?.globals;
}

/** What the toolbar says, now and whenever it changes. */
function useGlobals({ channel }: Context): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => globalsIn(channel.last(GLOBALS_UPDATED)) ?? globalsIn(channel.last(SET_GLOBALS)) ?? {},
  );
  useEffect(() => {
    const onChange = (message: { globals: Globals }): void => setGlobals(message.globals);
    channel.on(GLOBALS_UPDATED, onChange);
    return () => channel.off(GLOBALS_UPDATED, onChange);
  }, [channel]);
  return globals;
}

/** Stories that need a window of their own stand in frames, which Storybook does not tell what the toolbar says. */
function useFrames(globals: string): void {
  useEffect(() => {
    const dress = (): void => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe[src]')) {
        const url = new URL(frame.src);
        if (url.searchParams.get('globals') === globals) continue;
        url.searchParams.set('globals', globals);
        frame.src = url.href;
      }
    };
    dress();
    const observer = new MutationObserver(dress);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [globals]);
}

/** What is around every page of documentation: what the toolbar says, for pages without a story as well. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  useFrames(inAddress(globals));
  useLayoutEffect(() => dress(globals), [globals]);
  return (
    <DocsContainer
      context={context}
      theme={{ ...themes[themeOf(globals)], fontBase: 'var(--pl-font-family)' }}
    >
      {children}
    </DocsContainer>
  );
}
