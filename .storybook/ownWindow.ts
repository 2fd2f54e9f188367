interface Window {
  width: string;
  height: string;
}
interface Asked {
  globals: { viewport?: { value?: string; isRotated?: boolean } };
  parameters: {
    viewport?: { options?: Readonly<Record<string, { styles: Window }>> };
    [name: string]: unknown;
  };
}

interface Context extends Asked {
  viewMode: string;
}

/** The manager makes its frame as large as the story asks; it is not waited for longer than this, in ms. */
const PATIENCE = 1000;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Nothing goes on here: it goes on in the frame. */
const handedOver = (): Promise<never> => new Promise(() => undefined);

/** The window a story asks for; undefined if any will do. */
export function windowOf({ globals: { viewport }, parameters }: Asked): Window | undefined {
  const styles = parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
  if (styles === undefined || viewport?.isRotated !== true) return styles;
  return { width: styles.height, height: styles.width };
}

/**
 * Gives a story the window it asks for, before it is drawn.
 *
 * In Storybook, on pages of documentation and in tests the window becomes as wide as that, and a story that measures at
 * once waits until it is. Opened by itself, in a tab of its own, a story would stand in whatever window there is, and what
 * it shows of a phone would not be there. So it is put into a frame, as large as the window it asks for, and is drawn and
 * played in there; what it tells (that it has come to its end, or failed) passes on to this page.
 */
export async function inItsOwnWindow(context: Context): Promise<void> {
  if (context.viewMode !== 'story') return;
  // Narrow for a moment before its media queries know, in tests, which change it from story to story: one that measures
  // at once would see both.
  if (globalThis.storyBrowser !== undefined) await frame();
  const size = windowOf(context);
  if (size === undefined) return;
  const width = Number.parseInt(size.width, 10);
  if (window.parent === window && innerWidth !== width) {
    const own = document.createElement('iframe');
    own.src = location.href;
    own.title = 'The story in a window of its size';
    Object.assign(own.style, { inlineSize: size.width, blockSize: size.height, border: '0' });
    document.body.className = '';
    document.body.replaceChildren(own);
    await handedOver();
  }
  const started = performance.now();
  while (innerWidth !== width && performance.now() - started < PATIENCE) await frame();
  await frame();
}
