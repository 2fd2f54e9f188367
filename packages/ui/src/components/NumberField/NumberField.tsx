import { NumberInput, type NumberFieldProps } from './NumberInput.tsx';

/**
 * A number to type, with arrow keys to change it. Not `type="number"`: that changes under a scrolling wheel, hides
 * what it cannot read, and speaks the browser's language instead of the page's. It is shown and typed as the language
 * of the `KitProvider` writes it ('12,50'), and posted with a point ('12.50'). For prices use `PriceField`.
 *
 * Renders `<div>` with a `<label>` and an `<input role="spinbutton">`; `className` reaches the `<div>`, `id` and every
 * other attribute the `<input>`. `ref` and `name` reach the input that is posted: the same, or one that is not shown
 * where numbers are not written with a point.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberInput {...props} />;
}
