// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { refuseStorage } from '../../../../../tests/support/refuseStorage.ts';
import { forgetWanted, takeWanted, wantAct } from './wantedAct.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is done once, for the listing and the act that were meant', () => {
  wantAct('save', 'desk', 1_000);
  expect(takeWanted('message', 'desk', 2_000)).toBe(false);
  expect(takeWanted('save', 'lamp', 2_000)).toBe(false);
  expect(takeWanted('save', 'desk', 2_000)).toBe(true);
  expect(takeWanted('save', 'desk', 2_000)).toBe(false);
});

it('counts for half an hour, and not once the person has come back as they were', () => {
  wantAct('save', 'desk', 0);
  expect(takeWanted('save', 'desk', 30 * 60_000)).toBe(false);
  wantAct('message', 'desk', 0);
  forgetWanted();
  expect(takeWanted('message', 'desk', 1)).toBe(false);
});

it('is never wanted where storage is refused', () => {
  refuseStorage();
  expect(() => wantAct('save', 'desk')).not.toThrow();
  expect(takeWanted('save', 'desk')).toBe(false);
});
