import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { themes } from './tokens.ts';

describe('contrastRatio', () => {
  test('is 21 for white on black and 1 for a colour on itself', () => {
    expect(contrastRatio('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
    expect(contrastRatio('oklch(0.5 0.1 30)', 'oklch(0.5 0.1 30)')).toBe(1);
  });
});

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  test.each(contrastPairs)('$foreground on $ground is at least $least', (pair) => {
    const ratio = contrastRatio(theme.color[pair.foreground], theme.color[pair.ground]);
    expect(ratio).toBeGreaterThanOrEqual(pair.least);
  });
});
