/** Elements that can take the focus of a removed descendant: parts of a page with a role. */
const owners =
  ':is(main, section, nav, aside, article, form, fieldset, ul, ol, li, dialog, [role], [tabindex])';

/** Whether an element is on the page and rendered: a closed dialog is not. */
const isShown = (element: Element): boolean =>
  element.isConnected &&
  element.closest('[inert]') === null &&
  (!('checkVisibility' in element) || element.checkVisibility());

const isDisabled = (element: Element): boolean => element.matches(':disabled');

/** The element that has the focus instead of a removed one. */
let substitute: Element | null = null;

/**
 * Whether the focus is not on an element the user chose: on the body, or on the part of the page that a `KitProvider`
 * moved it to when the focused control was removed. A component or screen that knows a better target should focus
 * that then.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === substitute;
}

let users = 0;
let stop: (() => void) | undefined;

/** Focuses an element that is not focusable by itself. */
function focusPart(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.addEventListener('blur', () => (substitute = null), { once: true });
  substitute = element;
  element.focus({ preventScroll: true });
}

function watch(page: Document): () => void {
  let focused: HTMLElement | null = null;
  let around: HTMLElement[] = [];

  // Between blur and focus, no element has it.
  let isMoving = false;

  const check = (): void => {
    const { activeElement } = page;
    if (!focused || isMoving || (activeElement !== page.body && activeElement !== null)) return;
    if (isShown(focused)) {
      // Enabled again, after losing the focus by being disabled.
      if (!isDisabled(focused)) focused.focus({ preventScroll: true });
      return;
    }
    const owner = around.find(isShown);
    focused = null;
    if (owner) focusPart(owner);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    around = [];
    for (let part = target.parentElement; part && part !== page.body; part = part.parentElement)
      if (part.matches(owners)) around.push(part);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) {
      focused = null;
      return;
    }
    isMoving = true;
    // Some browsers dispatch it while an element is being removed: if it is still on the page, the blur was intended.
    queueMicrotask(() => {
      isMoving = false;
      if (focused && isShown(focused) && !isDisabled(focused) && page.activeElement !== focused)
        focused = null;
      check();
    });
  };

  const observer = new MutationObserver(check);
  observer.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  page.addEventListener('focusin', onFocus);
  // Before every other listener: microtasks run between listeners, and with them the observer.
  for (const type of ['blur', 'focusout'] as const) page.addEventListener(type, onBlur, true);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocus);
    for (const type of ['blur', 'focusout'] as const) page.removeEventListener(type, onBlur, true);
  };
}

/**
 * Keeps the focus on the page when the focused control is removed or disabled: it moves to the nearest remaining part
 * of the page around it, and back to a control that is enabled again. A component or screen that knows a better
 * target focuses that first. Returns a function to stop; several users share one guard.
 */
export function guardFocus(): () => void {
  users += 1;
  stop ??= watch(document);
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = undefined;
  };
}
