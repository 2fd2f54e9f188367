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
  /** What a form is sent, in order. */
  files: readonly File[];
  /** What people use in its place; it gets the focus that is meant for this. */
  shown: RefObject<HTMLElement | null>;
  /** Called when the form around goes back to its beginning. */
  onReset: () => void;
}

/** The file input that a form knows. It holds the photos as they stand, where the picker only hands over new ones. */
export function PostedFiles({ files, shown, onReset, ...rest }: PostedFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [resets, setResets] = useState(0);
  useFormReset(input, () => {
    onReset();
    // What an owner keeps is put back when the form has emptied the input, which is after this.
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
