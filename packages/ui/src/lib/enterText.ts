/**
 * Puts a text into a control as if it had been typed: React's `onChange` fires, for the caller and for whatever form
 * library listens there.
 */
export function enterText(control: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (!control || control.value === text) return;
  // Past the setter that React has put on the element: what React believes to have set itself is no change.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
