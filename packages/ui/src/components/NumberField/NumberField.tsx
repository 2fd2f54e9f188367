import { NumberInput, type NumberFieldProps } from './NumberInput.tsx';

/**
 * A number to type, with arrow keys to change it. Not `type="number"`: that changes on wheel scrolling, hides invalid
 * text, and uses the browser's language instead of the page's. It is shown and typed in the format of the
 * `KitProvider`'s language ('12,50'), and submitted with a point ('12.50'). For prices use `PriceField`.
 * Renders `<div>` with a `<label>` and an `<input role="spinbutton">`; `className` reaches the `<div>`, `id` and
 * every other attribute the `<input>`. `ref` and `name` reach the submitted input: the same, or a hidden one if the
 * language writes no decimal point.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberInput {...props} />;
}
