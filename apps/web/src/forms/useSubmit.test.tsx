// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { browserPorts, PortsProvider } from '../lib/ports.ts';
import { Refused } from './refusal.ts';
import { useSubmit } from './useSubmit.ts';

afterEach(cleanup);

test('sent again unchanged it goes under the same key, changed under another', async () => {
  const keys: string[] = [];
  const logged: string[] = [];
  const log = { warn: () => undefined, error: (message: string) => void logged.push(message) };
  const { result } = renderHook(
    () =>
      useSubmit<{ message: string }>(
        (_, key) => {
          keys.push(key);
          return keys.length < 3 ? Promise.reject(new TypeError('the answer was lost')) : Promise.resolve();
        },
        { fallback: 'Not sent', log: 'form not sent' },
      ),
    { wrapper: ({ children }) => <PortsProvider value={{ ...browserPorts, log }}>{children}</PortsProvider> },
  );
  const submit = (message: string) => act(() => result.current.submit({ message }));

  await submit('The photo is upside down');
  expect(result.current.failure).toBe('Not sent');
  expect(logged).toEqual(['form not sent']);
  await submit('The photo is upside down');
  await submit('The photo is upside down, and so am I');
  expect(result.current).toMatchObject({ isSent: true, failure: null });
  expect(keys[0]).not.toBe('');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an error with its own text is shown until the next edit', async () => {
  const { result } = renderHook(() =>
    useSubmit<{ email: string }>(() => Promise.reject(new Refused('That did not match.')), {
      fallback: 'Not sent',
    }),
  );
  await act(async () => expect(await result.current.submit({ email: 'ana' })).toBe(false));
  expect(result.current.failure).toBe('That did not match.');
  act(() => result.current.edited());
  expect(result.current).toMatchObject({ failure: null, isSent: false, isSending: false });
});
