/** The states of a used control, and of its ancestors at the same time. */
export const controlStates = {
  hover: { own: 'hover', around: 'hover' },
  focus: { own: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { own: 'hover active', around: 'hover active' },
} as const;

export type ControlState = keyof typeof controlStates;

/** A key of an element's look: its kind, classes and states. */
function styledBy(element: Element): string {
  const deciding = [...element.attributes].filter(
    ({ name }) =>
      /^(class|style|type|disabled|tabindex|role|data-.*|aria-.*)$/.test(name) &&
      !/(by|label|controls|describedby)$/.test(name),
  );
  return [element.tagName, ...deciding.map(({ name, value }) => `${name}=${value}`)].join(' ');
}

/** Every interactive element: one for each look, ignoring text. */
export function controlsIn(root: HTMLElement): HTMLElement[] {
  const looks = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, label, [tabindex="0"]',
  )) {
    // Hidden controls for form submission are neither visible nor reachable.
    if (control.matches('[aria-hidden="true"][tabindex="-1"]')) continue;
    const parts = [...control.querySelectorAll('*')].map(styledBy);
    for (let up: Element | null = control; up !== null && up !== root; up = up.parentElement)
      if (!up.matches('[data-stress]')) parts.push(styledBy(up));
    const look = parts.join('\n');
    if (!looks.has(look)) looks.set(look, control);
  }
  return [...looks.values()];
}

/** Marks controls, and their ancestors, with a state for the browser to force. */
export function markStates(controls: readonly HTMLElement[], state: ControlState): void {
  const { own, around } = controlStates[state];
  for (const control of controls)
    for (let up = control.parentElement; up !== null; up = up.parentElement) up.dataset['force'] = around;
  for (const control of controls) control.dataset['force'] = own;
}
