import { limits } from '@porchlight/domain';
import { type ComponentProps, useId, useRef } from 'react';

import { cx, useMessages } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ProfilePhotoField.css.ts';
import { english, type ProfilePhotoFieldMessages } from './ProfilePhotoField.messages.ts';

export interface ProfilePhotoFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The user's name: for the initials shown without a photo. */
  name: string;
  /** Their id, as the `seed` of an `Avatar`. Default the name. */
  seed?: string | undefined;
  /** URL of the photo; null without one. */
  src: string | null;
  /** The pending change. Default `idle`. */
  status?: 'idle' | 'saving' | 'removing';
  /** Why the last choice was rejected. Announced when it appears. Default none. */
  error?: string | undefined;
  /** The result of the last change, for screen readers. Default none. */
  note?: string;
  /** Called with the chosen file, unchecked. */
  onChoose: (file: File) => void;
  /** Called to remove the photo. */
  onRemove: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<ProfilePhotoFieldMessages>;
}

/**
 * The user's own picture, with buttons to change or remove it. It sends nothing: the chosen file is passed to the
 * parent. For several photos of a listing use `ImageUploader`.
 * Renders `<div>`; `data-status` is the status.
 */
export function ProfilePhotoField({
  name,
  seed,
  src,
  status = 'idle',
  error,
  note = '',
  onChoose,
  onRemove,
  messages,
  className,
  ...rest
}: ProfilePhotoFieldProps) {
  const words = useMessages('ProfilePhotoField', english, messages);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isBusy = status !== 'idle';
  // Not disabled while the photo is removed: it has the focus then.
  const open = (): void => {
    if (!isBusy) input.current?.click();
  };
  return (
    <div {...rest} data-status={status} className={cx(styles.root, className)}>
      <Avatar name={name} seed={seed} src={src} size="xl" />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          <Button
            ref={choose}
            variant="outline"
            tone="neutral"
            busy={status === 'saving'}
            aria-describedby={`${id}-hint ${id}-error`}
            onClick={open}
          >
            {src === null ? words.choose : words.change}
          </Button>
          {src !== null && (
            <Button
              variant="quiet"
              tone="neutral"
              busy={status === 'removing'}
              disabled={status === 'saving'}
              onClick={() => {
                // The remove button disappears with the photo.
                choose.current?.focus();
                onRemove();
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {words.hint}
        </p>
        <Text as="div" size="sm" tone="critical" id={`${id}-error`} role="alert">
          {error}
        </Text>
        <Text as="div" size="sm" role="status">
          {note}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        accept={limits.imageTypes.join(',')}
        aria-hidden
        tabIndex={-1}
        className={hidden}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </div>
  );
}
