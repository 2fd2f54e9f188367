/**
 * A modal dialog makes everything around it inert, the chart and its buttons too. Inside a stage
 * (`data-flow-stage`) dialogs open in place instead; everywhere else nothing changes.
 */
// Kept to be called on the dialog itself, see below.
// oxlint-disable-next-line typescript/unbound-method
const openAsModal = HTMLDialogElement.prototype.showModal;

function showInPlace(this: HTMLDialogElement): void {
  if (this.closest('[data-flow-stage]') === null) openAsModal.call(this);
  else this.show();
}

HTMLDialogElement.prototype.showModal = showInPlace;

/** Marks an element as a stage. */
export const stage = { 'data-flow-stage': '' };
