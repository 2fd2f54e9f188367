/** Sets a control's text as if typed: React's `onChange` fires, for the parent and for form libraries. */
export function enterText(control: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (!control || control.value === text) return;
  // Bypasses React's setter on the element: React ignores values that it has set itself.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
