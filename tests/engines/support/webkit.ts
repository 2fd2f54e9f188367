import { vi } from 'vitest';
import { freePort } from '../../journeys/support/server.ts';
import { startGroup } from './processes.ts';
import type { Engine, EngineWindow, Size } from './window.ts';

// WebKitGTK's MiniBrowser over WebDriver (w3.org/TR/webdriver2), on a virtual screen.

/** Paths of the installed programs. */
export interface WebKitParts {
  driver: string;
  browser: string;
  screen: string;
}

const screenSize: Size = { width: 1600, height: 1400 };

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

declare global {
  interface Window {
    /** Console messages of this page since it loaded. */
    complaints?: string[];
  }
}

/** WebDriver has no console events, so the page itself collects its messages once it has loaded. */
function writeComplaintsDown(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complaints.push(`${level}: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${String(reason)}`));
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => {
    throw new Error(`No answer to ${method} ${url} ${JSON.stringify(body)?.slice(0, 300)}: ${String(error)}`);
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A window with its own driver, so that one that hangs doesn't affect others. */
async function openWindow(parts: WebKitParts, display: string, size: Size): Promise<EngineWindow> {
  const port = await freePort();
  const driver = startGroup(parts.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    // Never the developer's own screen.
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  try {
    return { ...(await drive(`http://127.0.0.1:${port}`, parts.browser, size)), close: driver.stop };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/** Drives a browser through its own driver. */
async function drive(origin: string, binary: string, size: Size): Promise<Omit<EngineWindow, 'close'>> {
  // The driver prints nothing when it is ready.
  await vi.waitFor(() => call('GET', `${origin}/status`), { timeout: 20_000 });
  const { sessionId } = await call<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  const post = <Value = void>(path: string, body: object): Promise<Value> =>
    call('POST', `${session}/${path}`, body);

  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await post<{ value?: unknown; error?: string }>('execute/async', {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  };

  // Centered under the pointer of a new screen: without a window manager, keys go to the window under the
  // pointer.
  const resize = (width: number, height: number): Promise<void> =>
    post('window/rect', {
      x: Math.round((screenSize.width - width) / 2),
      y: Math.round((screenSize.height - height) / 2),
      width,
      height,
    });
  await resize(size.width, size.height);
  // The window's bars take up some of its height.
  const bars = size.height - Number(await evaluate('innerHeight'));
  await resize(size.width, size.height + bars);

  const heard: string[] = [];
  const hear = async (): Promise<void> => {
    heard.push(...((await evaluate('window.complaints?.splice(0) ?? []')) as string[]));
  };

  return {
    goTo: async (url) => {
      await hear();
      await post('url', { url });
      await evaluate(`void (${writeComplaintsDown.toString()})()`);
    },
    evaluate,
    perform: (actions) => post('actions', { actions }),
    chooseFiles: async (expression, files) => {
      const element = await post<Record<string, string>>('execute/sync', {
        script: `return ${expression}`,
        args: [],
      });
      await post(`element/${element[elementKey]}/value`, { text: files.join('\n') });
    },
    takePicture: () => call('GET', `${session}/screenshot`),
    notices: async () => {
      await hear();
      return heard;
    },
  };
}

/** Starts a virtual screen. Each window starts its own browser. */
export async function startWebKit(parts: WebKitParts): Promise<Engine> {
  const screen = startGroup(parts.screen, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${screenSize.width}x${screenSize.height}x24`,
    '-nolisten',
    'tcp',
  ]);
  try {
    const display = await screen.told(/^(\d+)$/);
    return { open: (size) => openWindow(parts, display, size), stop: screen.stop };
  } catch (error) {
    await screen.stop();
    throw error;
  }
}
