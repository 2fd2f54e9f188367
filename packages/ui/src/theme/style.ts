import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** What a class may consist of: one rule, or other classes followed by rules. */
export type Rule = StyleRule | (string | StyleRule)[];

function within(layer: string, rule: Rule): Rule {
  const wrap = (part: StyleRule): StyleRule => ({ '@layer': { [layer]: part } });
  return Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : wrap(part)))
    : wrap(rule);
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
  return style(within(layers.kit, rule), debugId);
}

/** A class per key of `values`, in the kit's layer: `Record<Variant, class>`. */
export function kitVariants<Key extends string | number, Value>(
  values: Record<Key, Value>,
  toRule: (value: Value, key: Key) => Rule,
  debugId?: string,
): Record<Key, string> {
  return variantsWithin(layers.kit, values, toRule, debugId);
}

/** A rule for a selector of one's own inside a component, in the kit's layer. */
export function kitGlobal(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [layers.kit]: rule } });
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
