/**
 * A modal dialog makes everything around it inert, the chart and its buttons too. Inside a stage
 * (`data-flow-stage`) dialogs open in place instead; everywhere else nothing changes.
 */
// Kept to be called on the dialog itself, see below.
// oxlint-disable-next-line typescript/unbound-method
const openAsModal = HTMLDialogElement.prototype.showModal;

function showInPlace(this: HTMLDialogElement): void {
  const place = this.closest('[data-flow-stage]');
  if (place === null) {
    openAsModal.call(this);
    return;
  }
  const { activeElement: hand } = document;
  this.show();
  // Whoever sends events from beside the stage goes on there.
  if (hand instanceof HTMLElement && hand !== document.body && !place.contains(hand)) hand.focus();
}

HTMLDialogElement.prototype.showModal = showInPlace;

/** Marks an element as a stage. */
export const stage = { 'data-flow-stage': '' };
