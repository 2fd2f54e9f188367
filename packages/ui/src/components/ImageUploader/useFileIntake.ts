import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Result of `useFileIntake`: attributes for the root, and whether files are dragged over it. */
export interface FileIntake {
  dragging: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/**
 * Accepts files dropped on an element, or pasted in it or with no field focused. Files pasted into another field of
 * the page are not handled.
 */
export function useFileIntake(
  root: RefObject<HTMLElement | null>,
  disabled: boolean,
  onFiles: (files: File[]) => void,
): FileIntake {
  const [dragging, setDragging] = useState(false);

  const latest = useRef({ disabled, onFiles });
  useEffect(() => {
    latest.current = { disabled, onFiles };
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target } = event;
      const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
      const files = [...(event.clipboardData?.files ?? [])];
      if (latest.current.disabled || !isOurs || files.length === 0) return;
      event.preventDefault();
      latest.current.onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [root]);

  const accept = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Also while disabled: otherwise the browser would navigate to the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    if (!disabled) setDragging(true);
  };
  return {
    dragging,
    handlers: {
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: (event) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)))
          setDragging(false);
      },
      onDrop: (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDragging(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files);
      },
    },
  };
}
