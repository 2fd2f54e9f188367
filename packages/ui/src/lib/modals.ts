import { rememberPlace } from './rememberPlace.ts';

/** An open modal, what the focus goes back to, and where the user is inside. */
interface OpenModal {
  dialog: HTMLDialogElement;
  opener: Element | null;
  place: ReturnType<typeof rememberPlace>;
}

/** Open modals, the one in front last. */
const modals: OpenModal[] = [];

type Listener = (front: HTMLDialogElement | null) => void;
const listeners = new Set<Listener>();

const front = (): HTMLDialogElement | null => modals.at(-1)?.dialog ?? null;
const notify = (): void => listeners.forEach((listener) => listener(front()));

/** Calls `listener` with the modal in front, now and after each change, also when the same one was shown again. */
export function watchFrontModal(listener: Listener): () => void {
  listeners.add(listener);
  listener(front());
  return () => void listeners.delete(listener);
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/** Opens a modal in front of those that are open. Returns what closes it and gives the focus back. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { ownerDocument: page } = dialog;
  const modal: OpenModal = { dialog, opener: page.activeElement, place: rememberPlace(dialog) };
  modals.push(modal);
  dialog.showModal();
  notify();
  return () => {
    modal.place.stop();
    const above = modals.splice(modals.indexOf(modal)).slice(1);
    // Closed together with those in front of it, which were opened from inside of it; React has removed that already.
    for (const one of above)
      if (!one.opener?.isConnected || dialog.contains(one.opener)) one.opener = modal.opener;
    modals.push(...above);
    // First: what followed the modal here may be what the focus goes back to.
    notify();
    dialog.close();
    // The platform forgets the opener of a modal that closed under another one.
    if (page.activeElement === page.body) focus(modal.opener);
  };
}

/**
 * Shows a modal that the browser has closed, with the focus and the scroll positions it had. Modals in front of it stay in
 * front.
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
