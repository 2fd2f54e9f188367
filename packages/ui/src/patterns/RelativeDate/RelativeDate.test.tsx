// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { RelativeDate } from './RelativeDate.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it("shows the device's time zone after hydrating the server's UTC text, without a mismatch", async () => {
  const complain = vi.spyOn(console, 'error');
  // Half past midnight in UTC is the evening before in Denver.
  const date = <RelativeDate date="2026-03-02T00:30:00.000Z" now={Date.parse('2026-06-15T16:00:00.000Z')} />;
  const box = document.createElement('div');
  vi.stubEnv('TZ', 'UTC');
  box.innerHTML = renderToString(date);
  expect(box.textContent).toBe('Mar 2, 2026');

  vi.stubEnv('TZ', 'America/Denver');
  const root = await act(() => hydrateRoot(box, date));
  expect(box.textContent).toBe('Mar 1, 2026');
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  vi.unstubAllEnvs();
});
