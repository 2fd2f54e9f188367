/**
 * A modal dialog makes everything around it inert, the chart and its buttons too. Inside a stage (`data-flow-stage`)
 * dialogs open in place instead; elsewhere nothing changes.
 */
function openOnStage({ prototype }: typeof HTMLDialogElement): void {
  // Called on the dialog itself, see below.
  // oxlint-disable-next-line typescript/unbound-method
  const openAsModal = prototype.showModal;
  prototype.showModal = function showModal(this: HTMLDialogElement): void {
    const place = this.closest('[data-flow-stage]');
    if (place === null) {
      openAsModal.call(this);
      return;
    }
    const { activeElement: focused } = document;
    this.show();
    // A user who sends events outside the stage keeps the focus there.
    if (focused instanceof HTMLElement && focused !== document.body && !place.contains(focused))
      focused.focus();
  };
}

// Undefined where pages are rendered without a browser.
if (typeof HTMLDialogElement !== 'undefined') openOnStage(HTMLDialogElement);

/** Marks an element as a stage. */
export const stage = { 'data-flow-stage': '' };
