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

/** The toolbar's globals, now and on every change. */
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

/** Stories with their own window are shown in frames, and Storybook does not send them the toolbar's globals. */
function useFrames(context: Context, globals: string): void {
  // Cleaned up with its page, at once: it does not fit the stories of the next one.
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

/** The wrapper of every documentation page: applies the toolbar's globals, also to pages without a story. */
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
