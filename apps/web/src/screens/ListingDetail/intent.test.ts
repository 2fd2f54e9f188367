// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { refuseStorage } from '../../../../../tests/support/refuseStorage.ts';
import { forgetIntent, takeIntent, rememberIntent } from './intent.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is taken once, for the same listing and action', () => {
  rememberIntent('save', 'desk', 1_000);
  expect(takeIntent('message', 'desk', 2_000)).toBe(false);
  expect(takeIntent('save', 'lamp', 2_000)).toBe(false);
  expect(takeIntent('save', 'desk', 2_000)).toBe(true);
  expect(takeIntent('save', 'desk', 2_000)).toBe(false);
});

it('expires after half an hour, and is dropped when the visitor returns without signing in', () => {
  rememberIntent('save', 'desk', 0);
  expect(takeIntent('save', 'desk', 30 * 60_000)).toBe(false);
  rememberIntent('message', 'desk', 0);
  forgetIntent();
  expect(takeIntent('message', 'desk', 1)).toBe(false);
});

it('is never stored when storage is blocked', () => {
  refuseStorage();
  expect(() => rememberIntent('save', 'desk')).not.toThrow();
  expect(takeIntent('save', 'desk')).toBe(false);
});
