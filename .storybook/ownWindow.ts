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

/** How long to wait for the manager to resize its frame, in ms. */
const PATIENCE = 1000;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Never resolves: the story continues in the frame. */
const handedOver = (): Promise<never> => new Promise(() => undefined);

/** The window a story requires; undefined if any will do. */
export function windowOf({ globals: { viewport }, parameters }: Asked): Window | undefined {
  const styles = parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
  if (styles === undefined || viewport?.isRotated !== true) return styles;
  return { width: styles.height, height: styles.width };
}

/**
 * Gives a story the window it requires, before it is rendered.
 * In Storybook, on documentation pages and in tests the window is resized, and a story that measures immediately
 * waits for that. A story opened in its own tab cannot resize the window, and its phone layout would not show. So it
 * is rendered and played in a frame of the required size; its events (finished, failed) are forwarded to this page.
 */
export async function inItsOwnWindow(context: Context): Promise<void> {
  if (context.viewMode !== 'story') return;
  // In tests, which resize between stories, the width changes one frame before the media queries: a story that
  // measures immediately would see a mix.
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
