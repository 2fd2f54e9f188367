// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { geolocation, newId, webLocks } from './secureContext.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('ids are random UUIDs; in a secure context: %s', (isSecureContext) => {
  vi.stubGlobal('isSecureContext', isSecureContext);
  if (!isSecureContext) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('APIs missing on plain http pages are undefined', () => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('navigator', { geolocation: {} });
  expect(webLocks()).toBeUndefined();
  expect(geolocation()).toBeUndefined();
});
