import { expect, test } from 'vitest';
import { buildDesignTokens } from './designTokens.ts';
import { fluid } from './scales.ts';
import { themes } from './tokens.ts';

test('every color role is a W3C color token with its OKLCH parts', () => {
  const built = buildDesignTokens('dark');
  expect(Object.keys(built['color'] ?? {})).toEqual(Object.keys(themes.dark.color));
  expect(built).toMatchObject({
    color: {
      scrim: {
        $type: 'color',
        $value: { colorSpace: 'oklch', components: [0.09, 0.012, 225], alpha: 0.68 },
      },
    },
    space: { '0_5': { $type: 'dimension', $value: { value: 0.125, unit: 'rem' } } },
    motion: { fast: { $value: { value: 120, unit: 'ms' } }, ease: { $value: [0.2, 0.7, 0.2, 1] } },
    font: { weight: { bold: { $type: 'fontWeight', $value: 720 } } },
  });
});

test('fluid lengths reach their bounds at 360px and 1280px', () => {
  expect(fluid(1, 1)).toBe('1rem');
  expect(fluid(1, 2)).toBe('clamp(1rem, 0.6087rem + 1.7391vw, 2rem)');
});
