import {
  type ComponentProps,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useFormReset } from '../../lib/index.ts';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';

interface PostedFilesProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** The files to submit, in order. */
  files: readonly File[];
  /** The visible control; it gets the focus meant for this input. */
  shown: RefObject<HTMLElement | null>;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** The file input that a form submits. It holds the current photos, while the picker only returns new ones. */
export function PostedFiles({ files, shown, onReset, ...rest }: PostedFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [resets, setResets] = useState(0);
  useFormReset(input, () => {
    onReset();
    // The parent's items are put back after the form has cleared the input, which happens later.
    startTransition(() => setResets((before) => before + 1));
  });
  useLayoutEffect(() => {
    const { current } = input;
    const held = [...(current?.files ?? [])];
    if (!current || (held.length === files.length && held.every((file, at) => file === files[at]))) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    current.files = transfer.files;
  }, [files, resets]);
  return (
    <input
      {...rest}
      ref={input}
      type="file"
      multiple
      aria-hidden
      tabIndex={-1}
      className={hidden}
      onFocus={() => shown.current?.focus()}
    />
  );
}
