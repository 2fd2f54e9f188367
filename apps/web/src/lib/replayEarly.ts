import { type FieldSelection, select, selectionOf } from './fieldSelection.ts';

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
function typeAgain(field: TextField, value: string, selection: FieldSelection | null): void {
  field.value = field.defaultValue;
  // Past the setter that React has put on the element: what it believes to have set itself is no change.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  tell(field, 'input');
  if (selection !== null) select(field, selection);
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

/** What tells an element from others of its kind: its name, and the value of a tick; the words of a button. */
function traits(element: Element): string {
  if (element instanceof HTMLButtonElement) return `${element.ariaLabel} ${element.textContent}`;
  const names = ['name', 'aria-label', ...(isTick(element) ? ['type', 'value'] : [])];
  return names.map((name) => element.getAttribute(name)).join(' ');
}

/** The elements below a node that an element cannot be told from. */
const alike = <Part extends Element>(node: Document | Element, element: Part): Part[] =>
  Array.from(node.querySelectorAll<Part>(element.localName)).filter(
    (other) => traits(other) === traits(element),
  );

/** The element itself, or the one that stands in its place when React has rendered that part of the page again. */
function current<Part extends Element>(element: Part): Part | undefined {
  if (element.isConnected) return element;
  const removed = element.getRootNode();
  if (!(removed instanceof Element)) return undefined;
  return alike(document, element)[alike(removed, element).indexOf(element)];
}

/** What replays an event on an element; undefined for what the browser does by itself. Reads the element at once. */
function replayOf(target: EventTarget): (() => void) | undefined {
  if (!(target instanceof Element)) return undefined;
  /** React hydrates the part of the page that an event happens in before it passes the event on, and may reset it. */
  const on =
    <Part extends Element>(part: Part, act: (part: Part) => void) =>
    () => {
      const before = current(part);
      if (before === undefined) return;
      tell(before, 'input');
      const after = current(part);
      if (after !== undefined) act(after);
    };
  if (target instanceof HTMLFormElement) return on(target, sendAgain);
  const button = target.closest('button');
  if (button?.type === 'button') return on(button, (again) => again.click());
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return on(target, (again) => chooseAgain(again, value));
  }
  if (isTick(target)) {
    const { checked } = target;
    return on(target, (again) => tickAgain(again, checked));
  }
  if (target instanceof HTMLInputElement && target.type === 'file') {
    const { files } = target;
    return on(target, (again) => {
      if (again !== target) again.files = files;
      tell(again, 'change');
    });
  }
  if (!isText(target)) return undefined;
  const { value } = target;
  const selection = selectionOf(target);
  return on(target, (again) => {
    // A field that was replaced took the focus with it.
    if (again !== target && document.activeElement === document.body) again.focus();
    typeAgain(again, value, selection);
  });
}

/**
 * Replays what the user did before hydration, in the same order: the browser has done its part, and React heard none of
 * it. What has left the page is skipped.
 *
 * @param isReplayed Which elements need no replay. Default: none of them.
 */
export function replayEarly(isReplayed: (target: Element) => boolean = () => false): void {
  const targets = Array.from(window.early ?? []).filter(
    (target) => !(target instanceof Element && isReplayed(target)),
  );
  for (const replay of targets.map(replayOf)) replay?.();
}

/**
 * Replays what happened to elements that React has replaced since: it renders a part of the page again that it cannot
 * hydrate, such as a form into which a password manager has put nodes of its own.
 */
export const replayReplaced = (): void => replayEarly((target) => target.isConnected);
