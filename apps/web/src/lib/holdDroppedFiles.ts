const isForFiles = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input[type="file"]') !== null;

/** A browser leaves the page to show a file that is dropped where nobody takes it. This one stays. */
function hold(event: DragEvent): void {
  // Somebody takes it; or it is no file, but text on its way to a field.
  if (event.defaultPrevented || isForFiles(event) || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

// Whoever imports this keeps files that are dropped beside their place from opening in the tab.
window.addEventListener('dragover', hold);
window.addEventListener('drop', hold);

export {};
