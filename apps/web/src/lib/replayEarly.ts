import { type FieldSelection, select, selectionOf } from './fieldSelection.ts';

declare global {
  interface Window {
    /**
     * Elements pressed, filled in or submitted before hydration, in order of their last event (`boot.js`).
     */
    early?: Set<EventTarget>;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTick = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

/** Whether a field is typed into, rather than chosen or ticked. */
const isText = (field: EventTarget): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'file' && !isTick(field));

const tell = (target: EventTarget, name: string): void =>
  void target.dispatchEvent(new Event(name, { bubbles: true }));

/** Makes React notice text that it found in a field: it takes it as its own value and would reset it. */
function typeAgain(field: TextField, value: string, selection: FieldSelection | null): void {
  field.value = field.defaultValue;
  // Use the prototype's setter: React's own setter on the element would record the value, and the event would
  // report no change.
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

/** Traits that identify an element among its kind: its name, and a tick's value, or a button's text. */
function traits(element: Element): string {
  if (element instanceof HTMLButtonElement) return `${element.ariaLabel} ${element.textContent}`;
  const names = ['name', 'aria-label', ...(isTick(element) ? ['type', 'value'] : [])];
  return names.map((name) => element.getAttribute(name)).join(' ');
}

/** The elements below a node with the same traits. */
const alike = <Part extends Element>(node: Document | Element, element: Part): Part[] =>
  Array.from(node.querySelectorAll<Part>(element.localName)).filter(
    (other) => traits(other) === traits(element),
  );

/** The element itself, or its replacement after React has rendered that part again. */
function current<Part extends Element>(element: Part): Part | undefined {
  if (element.isConnected) return element;
  const removed = element.getRootNode();
  if (!(removed instanceof Element)) return undefined;
  return alike(document, element)[alike(removed, element).indexOf(element)];
}

/**
 * The replay of an element's event; undefined where the browser's own behavior suffices. Reads the element's
 * state at once.
 */
function replayOf(target: EventTarget): (() => void) | undefined {
  if (!(target instanceof Element)) return undefined;
  /**
   * React hydrates the surrounding part of the page before it passes an event on, and may reset the element.
   */
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
    // Replacing a focused field loses the focus.
    if (again !== target && document.activeElement === document.body) again.focus();
    typeAgain(again, value, selection);
  });
}

/** Makes React notice the state of a field that a script has filled in. */
export const replay = (field: HTMLElement): void => replayOf(field)?.();

/**
 * Replays events from before hydration in the same order: the browser has handled them, but React hasn't.
 * Removed elements are skipped.
 *
 * @param isReplayed elements that need no replay; default: none
 */
export function replayEarly(isReplayed: (target: Element) => boolean = () => false): void {
  const targets = Array.from(window.early ?? []).filter(
    (target) => !(target instanceof Element && isReplayed(target)),
  );
  for (const replay of targets.map(replayOf)) replay?.();
}

/**
 * Replays events of elements that React has replaced since: it renders a part again that it can't hydrate,
 * such as a form with nodes added by a password manager.
 */
export const replayReplaced = (): void => replayEarly((target) => target.isConnected);
