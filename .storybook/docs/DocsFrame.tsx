import './docs.css';
import './tables.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { dress, inAddress, themeOf } from '../globals.ts';
import { windowOf } from '../ownWindow.ts';
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

/** Gives a frame the width that its story asks for. */
function makeAsWide(frame: HTMLIFrameElement, { storyById }: Context): void {
  const id = new URL(frame.src).searchParams.get('id');
  if (id === null) return;
  const { storyGlobals, parameters } = storyById(id);
  const size = windowOf({ globals: storyGlobals, parameters });
  if (size === undefined) return;
  frame.dataset['window'] = '';
  frame.style.setProperty('--kd-window', size.width);
}

/** Stories that need a window of their own stand in frames, which Storybook does not tell what the toolbar says. */
function useFrames(context: Context, globals: string): void {
  // Ends with its page, at once: of the stories on the next one it knows nothing.
  useLayoutEffect(() => {
    const dress = (): void => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe[src]')) {
        const url = new URL(frame.src);
        if (url.searchParams.get('globals') === globals) continue;
        makeAsWide(frame, context);
        url.searchParams.set('globals', globals);
        frame.src = url.href;
      }
    };
    dress();
    const observer = new MutationObserver(dress);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [context, globals]);
}

/** What is around every page of documentation: what the toolbar says, for pages without a story as well. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  useFrames(context, inAddress(globals));
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
