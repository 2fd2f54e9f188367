/** What a control is while it is used, and what is around it at the same time. */
export const controlStates = {
  hover: { own: 'hover', around: 'hover' },
  focus: { own: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { own: 'hover active', around: 'hover active' },
} as const;

export type ControlState = keyof typeof controlStates;

/** What decides how it looks: its kind, classes and states. */
function styledBy(element: Element): string {
  const deciding = [...element.attributes].filter(
    ({ name }) =>
      /^(class|style|type|disabled|tabindex|role|data-.*|aria-.*)$/.test(name) &&
      !/(by|label|controls|describedby)$/.test(name),
  );
  return [element.tagName, ...deciding.map(({ name, value }) => `${name}=${value}`)].join(' ');
}

/** Everything that a pointer or the focus changes: one of those that look the same, words apart. */
export function controlsIn(root: HTMLElement): HTMLElement[] {
  const looks = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, label, [tabindex="0"]',
  )) {
    // What is only there to be posted is neither seen nor reached.
    if (control.matches('[aria-hidden="true"][tabindex="-1"]')) continue;
    const parts = [...control.querySelectorAll('*')].map(styledBy);
    for (let up: Element | null = control; up !== null && up !== root; up = up.parentElement)
      if (!up.matches('[data-stress]')) parts.push(styledBy(up));
    const look = parts.join('\n');
    if (!looks.has(look)) looks.set(look, control);
  }
  return [...looks.values()];
}

/** Marks controls, and what is around them, with a state that the browser is then told to force. */
export function markStates(controls: readonly HTMLElement[], state: ControlState): void {
  const { own, around } = controlStates[state];
  for (const control of controls)
    for (let up = control.parentElement; up !== null; up = up.parentElement) up.dataset['force'] = around;
  for (const control of controls) control.dataset['force'] = own;
}
