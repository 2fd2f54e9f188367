import { expect, test } from 'vitest';
import { createBackground } from './background.ts';
import type { LogFields } from './ports/index.ts';

function recordingLogger() {
  const lines: [string, LogFields | undefined][] = [];
  const ignore = () => {};
  return {
    lines,
    info: ignore,
    warn: ignore,
    error: (event: string, fields?: LogFields) => void lines.push([event, fields]),
  };
}

test('a task starts after the caller has gone on, and idle waits for it', async () => {
  const log: string[] = [];
  const background = createBackground(recordingLogger(), []);
  background.run('greet', async () => {
    log.push('task');
  });
  log.push('caller');
  await background.idle();
  expect(log).toEqual(['caller', 'task']);
});

test('a failing task is tried again, then logged without personal text', async () => {
  const logger = recordingLogger();
  const background = createBackground(logger, [0, 0]);
  let tries = 0;
  background.run('mail', async () => {
    tries += 1;
    throw new Error('no server for ana@porchlight.test');
  });
  await background.idle();
  expect(tries).toBe(3);
  expect(logger.lines).toHaveLength(1);
  expect(logger.lines[0]?.[0]).toBe('background_task_failed');
  expect(logger.lines[0]?.[1]).toMatchObject({ task: 'mail' });
});

test('a stopping server waits neither for retries nor for tasks that never end', async () => {
  const logger = recordingLogger();
  const background = createBackground(logger, [3_600_000]);
  let tries = 0;
  background.run('remove_pictures', async () => {
    tries += 1;
    throw new Error('no answer');
  });
  await expect.poll(() => tries).toBe(1);
  await background.finish(60_000);
  expect(tries).toBe(2);
  background.run('mail', () => new Promise(() => undefined));
  await background.finish(10);
  expect(logger.lines.map(([event]) => event)).toEqual(['background_task_failed', 'background_tasks_left']);
  expect(logger.lines[1]?.[1]).toEqual({ tasks: 'mail' });
});

test('a task that succeeds at the second try is not logged', async () => {
  const logger = recordingLogger();
  const background = createBackground(logger, [0]);
  let tries = 0;
  background.run('mail', async () => {
    tries += 1;
    if (tries === 1) throw new Error('busy');
  });
  await background.idle();
  expect(tries).toBe(2);
  expect(logger.lines).toEqual([]);
});
