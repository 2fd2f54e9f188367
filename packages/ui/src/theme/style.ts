import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { getFileScope } from '@vanilla-extract/css/fileScope';
import { layers, shelves } from './layers.css.ts';

/** Stacked children, none wider than the container: a long word breaks instead of widening the page. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A class: one rule, or other classes followed by rules. */
export type Rule = StyleRule | (string | StyleRule)[];

function within(layer: string, rule: Rule): Rule {
  const wrap = (part: StyleRule): StyleRule => ({ '@layer': { [layer]: part } });
  return Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : wrap(part)))
    : wrap(rule);
}

/** The layer of the folder of the current stylesheet. */
function kitLayer(): string {
  const { filePath } = getFileScope();
  const shelf = (Object.keys(shelves) as (keyof typeof shelves)[]).find((name) =>
    filePath.includes(`src/${name}/`),
  );
  return shelf === undefined ? layers.lib : shelves[shelf];
}

function variantsWithin<Key extends string | number, Value>(
  layer: string,
  values: Record<Key, Value>,
  toRule: (value: Value, key: Key) => Rule,
  debugId?: string,
): Record<Key, string> {
  return styleVariants(
    values,
    (value: Value, key: Key) => {
      const rule = within(layer, toRule(value, key));
      return Array.isArray(rule) ? rule : [rule];
    },
    debugId,
  );
}

/** `style` in the kit's cascade layer. For `.css.ts` files of the kit. */
export function kitStyle(rule: Rule, debugId?: string): string {
  return style(within(kitLayer(), rule), debugId);
}

/** A class per key of `values`, in the kit's layer: `Record<Variant, class>`. */
export function kitVariants<Key extends string | number, Value>(
  values: Record<Key, Value>,
  toRule: (value: Value, key: Key) => Rule,
  debugId?: string,
): Record<Key, string> {
  return variantsWithin(kitLayer(), values, toRule, debugId);
}

/** A rule for a custom selector inside a component, in the kit's layer. */
export function kitGlobal(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [kitLayer()]: rule } });
}

/** `style` in the application's layer, which wins over the kit. For `.css.ts` files of an app. */
export function appStyle(rule: Rule, debugId?: string): string {
  return style(within(layers.app, rule), debugId);
}

/** A class per key of `values`, in the application's layer. */
export function appVariants<Key extends string | number, Value>(
  values: Record<Key, Value>,
  toRule: (value: Value, key: Key) => Rule,
  debugId?: string,
): Record<Key, string> {
  return variantsWithin(layers.app, values, toRule, debugId);
}
