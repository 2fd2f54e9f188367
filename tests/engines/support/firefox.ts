import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startGroup } from './processes.ts';
import type { Engine, EngineWindow } from './window.ts';

// Firefox over WebDriver BiDi (w3.org/TR/webdriver-bidi), which it supports natively.

/** Turns off pages, prompts and network requests of Firefox itself. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'toolkit.telemetry.enabled': false,
  // The desktop of the developer may be set to reduced motion.
  'ui.prefersReducedMotion': 0,
};

interface Answer {
  id?: number;
  method?: string;
  params?: { level: string; text: string; source: { context?: string } };
  result?: object;
  message?: string;
}

/** Sends commands by name, and collects the console output of each window. */
async function connect(url: string) {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: object) => void; reject: (error: Error) => void }>();
  const heard = new Map<string, string[]>();
  let calls = 0;
  socket.on('message', (data: Buffer) => {
    const { id, method, params, result, message } = JSON.parse(data.toString()) as Answer;
    if (method === 'log.entryAdded' && params && /^(error|warn)$/.test(params.level)) {
      const { context = '' } = params.source;
      heard.set(context, [...(heard.get(context) ?? []), `${params.level}: ${params.text}`]);
    }
    const call = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (result) call?.resolve(result);
    else call?.reject(new Error(message));
  });
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
  });
  const call = <Result>(method: string, params: object): Promise<Result> =>
    new Promise<object>((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      socket.send(JSON.stringify({ id: calls, method, params }));
    }) as Promise<Result>;
  return { call, heardIn: (context: string): readonly string[] => heard.get(context) ?? [] };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { type: string; value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox headless. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'engine-firefox-'));
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = startGroup(path, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ]);
  const stop = async (): Promise<void> => {
    await browser.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { call, heardIn } = await connect(await browser.told(/WebDriver BiDi listening on (ws:\S+)/));
    await call('session.new', { capabilities: {} });
    await call('session.subscribe', { events: ['log.entryAdded'] });

    const open: Engine['open'] = async (viewport): Promise<EngineWindow> => {
      const { userContext } = await call<{ userContext: string }>('browser.createUserContext', {});
      const { context } = await call<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext,
      });
      await call('browsingContext.setViewport', { context, viewport });
      const evaluate = async (expression: string): Promise<NonNullable<Evaluated['result']>> => {
        const { result, exceptionDetails } = await call<Evaluated>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (result === undefined) throw new Error(exceptionDetails?.text);
        return result;
      };
      return {
        goTo: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
        evaluate: async (expression) => {
          const { value } = await evaluate(`(async () => JSON.stringify(await (${expression})))()`);
          return value === undefined ? undefined : JSON.parse(value);
        },
        perform: (actions) => call('input.performActions', { context, actions }),
        chooseFiles: async (expression, files) => {
          const { sharedId } = await evaluate(expression);
          await call('input.setFiles', { context, element: { sharedId }, files });
        },
        takePicture: async () =>
          (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        notices: () => Promise.resolve(heardIn(context)),
        close: () => call('browser.removeUserContext', { userContext }),
      };
    };
    return { open, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
