const isForFiles = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input[type="file"]') !== null;

function refuse(event: DragEvent): void {
  // A drop zone has handled it, or it is text for a field.
  if (event.defaultPrevented || isForFiles(event) || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const types = ['dragover', 'drop'] as const;

/**
 * Keeps the browser from opening a file that is dropped outside a drop zone.
 *
 * @returns a function that removes the guard
 */
export function guardDroppedFiles(): () => void {
  for (const type of types) window.addEventListener(type, refuse);
  return () => {
    for (const type of types) window.removeEventListener(type, refuse);
  };
}
