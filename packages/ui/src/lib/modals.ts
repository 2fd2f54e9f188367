import { rememberPlace } from './rememberPlace.ts';

/** An open modal, the element to return the focus to, and the user's position inside. */
interface OpenModal {
  dialog: HTMLDialogElement;
  opener: Element | null;
  place: ReturnType<typeof rememberPlace>;
}

/** Open modals, the front one last. */
const modals: OpenModal[] = [];

type Listener = (front: HTMLDialogElement | null) => void;
const listeners = new Set<Listener>();

const front = (): HTMLDialogElement | null => modals.at(-1)?.dialog ?? null;
const notify = (): void => listeners.forEach((listener) => listener(front()));

/** Calls `listener` with the front modal, now and after each change, also when the same one was shown again. */
export function watchFrontModal(listener: Listener): () => void {
  listeners.add(listener);
  listener(front());
  return () => void listeners.delete(listener);
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/** Opens a modal in front of the open ones. Returns a function that closes it and returns the focus. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { ownerDocument: page } = dialog;
  const modal: OpenModal = { dialog, opener: page.activeElement, place: rememberPlace(dialog) };
  modals.push(modal);
  dialog.showModal();
  notify();
  return () => {
    modal.place.stop();
    const above = modals.splice(modals.indexOf(modal)).slice(1);
    // Closed together with those in front of it, which were opened from inside; React has removed that content
    // already.
    for (const one of above)
      if (!one.opener?.isConnected || dialog.contains(one.opener)) one.opener = modal.opener;
    modals.push(...above);
    // First, because an element that listeners move out of the modal may be the one to focus.
    notify();
    dialog.close();
    // Browsers forget the opener of a modal that closed under another one.
    if (page.activeElement === page.body) focus(modal.opener);
  };
}

/**
 * Shows a modal that the browser has closed, with the previous focus and scroll positions. Modals in front of it stay
 * in front.
 */
export function showModalAgain(dialog: HTMLDialogElement): void {
  const at = modals.findIndex((modal) => modal.dialog === dialog);
  if (at < 0) return;
  const shown = modals.slice(at).map((modal) => ({ ...modal, restore: modal.place.take() }));
  for (const above of shown.slice(1).toReversed()) above.dialog.close();
  focus(shown[0]?.opener);
  for (const { dialog: each, restore } of shown) {
    each.showModal();
    restore();
  }
  notify();
}
