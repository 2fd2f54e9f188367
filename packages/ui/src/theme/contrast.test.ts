import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { themes, type ThemeName } from './tokens.ts';

describe('contrastRatio', () => {
  test('is 21 for white on black and 1 for a color on itself', () => {
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

const harbor = readFileSync(new URL('../foundations/brand.css', import.meta.url), 'utf8');

/** The second brand's colors for a theme, from its stylesheet. */
function harborColors(name: ThemeName): Record<string, string> {
  const [, rules = ''] =
    (name === 'dark'
      ? /\[data-theme='dark'\] \[data-brand='harbor'\] \{([^}]*)\}/
      : /^\[data-brand='harbor'\] \{([^}]*)\}/m
    ).exec(harbor) ?? [];
  return Object.fromEntries(
    [...rules.matchAll(/--pl-color-(\w+): ([^;]+);/g)].map(([, role = '', value = '']) => [role, value]),
  );
}

describe.each(['light', 'dark'] as const)('the second brand in the %s theme', (name) => {
  const own = harborColors(name);
  const palette = { ...themes[name].color, ...harborColors('light'), ...own };

  test('overrides existing colors', () => {
    expect(Object.keys(own).length).toBeGreaterThan(0);
    expect(Object.keys(own).filter((role) => !(role in themes.light.color))).toEqual([]);
  });

  test.each(contrastPairs)('$foreground on $ground is at least $least', (pair) => {
    const ratio = contrastRatio(palette[pair.foreground], palette[pair.ground]);
    expect(ratio).toBeGreaterThanOrEqual(pair.least);
  });
});
