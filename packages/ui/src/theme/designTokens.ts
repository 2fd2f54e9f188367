import { typeRange } from './scales.ts';
import { themes, tokens, type ThemeName } from './tokens.ts';

/** One value of the W3C Design Tokens format. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** A tree of design tokens. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

function color(css: string): DesignToken {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return {
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha },
  };
}

function dimension(css: string): DesignToken {
  const unit = css.endsWith('rem') ? 'rem' : 'px';
  return { $type: 'dimension', $value: { value: Number.parseFloat(css), unit } };
}

function mapValues<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value, name: string) => DesignToken,
): DesignTokenGroup {
  return Object.fromEntries(
    // A dot separates levels in token paths, so names cannot contain one.
    Object.entries(values).map(([name, value]) => [name.replace('.', '_'), toToken(value, name)]),
  );
}

/**
 * The tokens of one theme in the W3C Design Tokens format, for Figma, Tokens Studio and other tools. Fluid font sizes
 * become their largest value, with the smallest in the description.
 */
export function buildDesignTokens(theme: ThemeName = 'light'): DesignTokenGroup {
  const { font, space, radius, size, motion } = tokens;
  const { fast, base, slow, ease } = motion;
  return {
    color: mapValues(Object.fromEntries(Object.entries(themes[theme].color)), color),
    font: {
      family: {
        $type: 'fontFamily',
        $value: font.family.split(', ').map((name) => name.replaceAll("'", '')),
      },
      size: mapValues<readonly [number, number]>(typeRange, ([min, max]) => ({
        $type: 'dimension',
        $value: { value: max, unit: 'rem' },
        $description: `${min}rem at 360px wide, ${max}rem at 1280px`,
      })),
      weight: mapValues(font.weight, (value) => ({ $type: 'fontWeight', $value: Number(value) })),
      leading: mapValues(font.leading, (value) => ({ $type: 'number', $value: Number(value) })),
    },
    space: mapValues(space, dimension),
    radius: mapValues(radius, dimension),
    size: mapValues(size, dimension),
    motion: {
      ...mapValues({ fast, base, slow }, (value) => ({
        $type: 'duration',
        $value: { value: Number.parseFloat(value), unit: 'ms' },
      })),
      ease: { $type: 'cubicBezier', $value: (ease.match(/[\d.]+/g) ?? []).map(Number) },
    },
  };
}
