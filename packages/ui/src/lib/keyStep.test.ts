import { describe, expect, it } from 'vitest';

import { keyStep } from './keyStep.ts';

describe('keyStep', () => {
  it.each([
    ['ArrowRight', 'ltr', { by: 1 }],
    ['ArrowLeft', 'ltr', { by: -1 }],
    ['ArrowRight', 'rtl', { by: -1 }],
    ['ArrowLeft', 'rtl', { by: 1 }],
    ['Home', 'ltr', { to: 'first' }],
    ['End', 'ltr', { to: 'last' }],
    ['ArrowUp', 'ltr', undefined],
    ['a', 'ltr', undefined],
  ] as const)('%s in %s', (key, direction, expected) => {
    expect(keyStep(key, direction)).toEqual(expected);
  });
});
