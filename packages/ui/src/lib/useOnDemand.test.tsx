// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useOnDemand } from './useOnDemand.ts';

afterEach(cleanup);

test('nothing is loaded before it is requested; a failure is retried', async () => {
  const load = vi.fn(() => Promise.resolve('the part'));
  load.mockRejectedValueOnce(new Error('no connection'));
  const { result } = renderHook(() => useOnDemand(load));
  expect(load).not.toHaveBeenCalled();
  expect(result.current.part).toBeNull();

  await act(async () => expect(await result.current.fetch()).toBe(false));
  expect(result.current.part).toBe(false);

  await act(async () => expect(await result.current.fetch()).toBe(true));
  expect(result.current.part).toBe('the part');
});
