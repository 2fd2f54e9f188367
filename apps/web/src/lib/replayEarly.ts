declare global {
  interface Window {
    /** What was pressed, filled in and sent since the page began, by when it was last (`boot.js`). */
    early?: Set<EventTarget>;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTick = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

/** Whether a person writes in a field, rather than chooses or ticks. */
const isText = (field: EventTarget): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'file' && !isTick(field));

const tell = (target: EventTarget, name: string): void =>
  void target.dispatchEvent(new Event(name, { bubbles: true }));

/** Has React hear of the text that it found in a field: it takes it for its own, and would undo it. */
function typeAgain(
  field: TextField,
  { value, selectionStart, selectionEnd }: Pick<TextField, 'value' | 'selectionStart' | 'selectionEnd'>,
): void {
  field.value = field.defaultValue;
  // Past the setter that React has put on the element: what it believes to have set itself is no change.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  tell(field, 'input');
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  if (field !== document.activeElement) tell(field, 'focusout');
}

function chooseAgain(field: HTMLSelectElement, value: string): void {
  field.value = value;
  tell(field, 'change');
}

function tickAgain(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked;
  field.click();
}

function sendAgain(form: HTMLFormElement): void {
  delete document.documentElement.dataset['sending'];
  form.requestSubmit();
}

/** What it takes to do again what was done to an element; nothing for what the browser does by itself. */
function undone(target: EventTarget): (() => void) | undefined {
  if (!(target instanceof Element) || !target.isConnected) return undefined;
  if (target instanceof HTMLFormElement) return () => sendAgain(target);
  const button = target.closest('button');
  if (button?.type === 'button') return () => button.click();
  // Read now: each of the others may have the page drawn anew.
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => chooseAgain(target, value);
  }
  if (isTick(target)) {
    const { checked } = target;
    return () => tickAgain(target, checked);
  }
  if (!isText(target)) return undefined;
  const { value, selectionStart, selectionEnd } = target;
  return () => typeAgain(target, { value, selectionStart, selectionEnd });
}

/**
 * Does again what somebody did before the app had taken the page over, in the same order: the browser has done its part
 * and nobody was there for the rest. What is not on the page any more is left.
 */
export function replayEarly(): void {
  const acts = Array.from(window.early ?? [], (target) => ({ target, act: undone(target) }));
  for (const { target, act } of acts) {
    if (act === undefined) continue;
    // React takes over the part of the page that an event happens in before it passes the event on, and may at once draw
    // it anew, with nothing of what was done. It does not for a form that is sent.
    tell(target, 'input');
    act();
  }
}
