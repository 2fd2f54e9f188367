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

const tell = (field: HTMLElement, name: string): void =>
  void field.dispatchEvent(new Event(name, { bubbles: true }));

/** Has React hear of the text that it found in a field: it takes it for its own, and would undo it. */
function typeAgain(field: TextField, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React takes over the part of the page that an event happens in before it passes the event on.
  tell(field, 'input');
  field.value = field.defaultValue;
  // Past the setter that React has put on the element: what it believes to have set itself is no change.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  tell(field, 'input');
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  if (field !== document.activeElement) tell(field, 'focusout');
}

function chooseAgain(field: HTMLSelectElement, value: string): void {
  field.value = value;
  tell(field, 'change');
}

function tickAgain(field: HTMLInputElement, isTicked: boolean): void {
  tell(field, 'input');
  field.checked = !isTicked;
  field.click();
}

function sendAgain(form: HTMLFormElement): void {
  delete document.documentElement.dataset['sending'];
  // React does not take over for a form that is sent.
  tell(form, 'input');
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
  const { value } = target;
  return () => typeAgain(target, value);
}

/**
 * Does again what somebody did before the app had taken the page over, in the same order: the browser has done its part
 * and nobody was there for the rest. What is not on the page any more is left.
 */
export function replayEarly(): void {
  for (const act of Array.from(window.early ?? [], undone)) act?.();
}
