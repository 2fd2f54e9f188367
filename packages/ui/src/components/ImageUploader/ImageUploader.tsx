import { limits } from '@porchlight/domain';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { CameraIcon } from '../../icons/index.ts';
import { bareList, cx, useMessages, useOnDemand, useStableId } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Alert } from '../Alert/index.ts';
import { Field, type FieldControlProps, type FieldProps } from '../Field/index.ts';
import * as styles from './ImageUploader.css.ts';
import { english, type ImageUploaderMessages } from './ImageUploader.messages.ts';
import { type UploaderItem, type UploaderNotice } from './model.ts';
import { PostedFiles } from './PostedFiles.tsx';
import { UploaderTile } from './UploaderTile.tsx';
import { useFileIntake } from './useFileIntake.ts';
import { useOwnPhotos } from './useOwnPhotos.ts';
import { useReorder } from './useReorder.ts';

const loadSheet = async () => (await import('./PhotoSheet.tsx')).PhotoSheet;

export interface ImageUploaderProps extends Omit<
  FieldProps,
  'children' | 'kind' | 'controlId' | 'labelEnd' | 'describedBy' | 'messages'
> {
  /**
   * The chosen photos, the primary one first, when the parent keeps them. Default: the field keeps them, as they are
   * chosen.
   */
  items?: readonly UploaderItem[];
  /**
   * Form field name of the files, submitted in order. With `items`: the `file` of each item. Default: nothing is submitted.
   */
  name?: string;
  /** Id of its form, if it is outside of it. Default: the enclosing form. */
  form?: string;
  /** Maximum number of photos. Default 5. */
  max?: number;
  /**
   * Called with all chosen, dropped or pasted files: the parent filters them. Without `items` the field takes those
   * that `accept` and `max` allow, and lists the rejected ones.
   */
  onFilesAdd?: (files: File[]) => void;
  /** Called with the photo to remove. Without it the parent's photos cannot be removed. */
  onRemove?: (id: string) => void;
  /** Called with the photo and its new index, from 0. Without it the parent's photos cannot be moved. */
  onMove?: (id: string, to: number) => void;
  /** Called with the photo to rotate a quarter turn clockwise; its `turn` is the current rotation. Default none. */
  onTurn?: (id: string) => void;
  /** Called with a failed photo to retry. Without it there is no retry button. */
  onRetry?: (id: string) => void;
  /** Which of the last files were rejected, and why. Announced when they appear. */
  notices?: readonly UploaderNotice[];
  /** Types the native picker offers. Default: the picture types that may be uploaded. */
  accept?: string;
  /** Disables everything, while the form is submitted. Default false. */
  disabled?: boolean;
  /** Texts, for translation. Default English. */
  messages?: Partial<ImageUploaderMessages>;
}

/**
 * Photos for a listing: choose, drop or paste them, see their progress, reorder and remove them. With `items` it
 * shows them and reports actions; the parent prepares and uploads files. Without `items` it keeps the chosen files,
 * and a form submits them under `name`; the CSP must allow `blob:` for images then.
 * Renders `<fieldset>` with a list and an `<input type="file">` whose id is the field's `id` and `-input`. Publishes
 * `data-dragging` while files are dragged over it.
 */
export function ImageUploader({
  items: given,
  name,
  form,
  max = limits.imagesMax,
  onFilesAdd,
  onRemove,
  onMove,
  onTurn,
  onRetry,
  notices: told = [],
  accept = limits.imageTypes.join(','),
  disabled = false,
  messages,
  id,
  ...field
}: ImageUploaderProps) {
  const words = useMessages('ImageUploader', english, messages);
  const base = useStableId(id);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const own = useOwnPhotos(max, accept, words);
  const isKept = given === undefined;
  const items = given ?? own.items;
  const notices = [...own.notices, ...told];
  const files = useMemo(() => items.flatMap(({ file }) => file ?? []), [items]);
  const focusNext = useRef<[attribute: string, value: string]>(undefined);
  const [said, setSaid] = useState('');
  const { part: PhotoSheet, fetch: fetchSheet } = useOnDemand(loadSheet);
  const [edited, setEdited] = useState<string>();
  const remaining = Math.max(0, max - items.length);
  const isFull = remaining === 0;
  const add = (chosen: File[]) => {
    if (isKept) own.add(chosen);
    onFilesAdd?.(chosen);
  };
  const intake = useFileIntake(root, disabled, add);

  // Moving or removing a photo removes the focused button: the focus moves to the nearest one of its kind.
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const [attribute, value] = focusNext.current;
    const candidates = root.current?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [];
    Array.from(candidates)
      .find((each) => each.getAttribute(attribute) === value)
      ?.focus();
    focusNext.current = undefined;
  }, [items]);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || disabled) return;
    focusNext.current = ['data-edit', item.id];
    setSaid(words.moved(from + 1, to + 1, items.length));
    if (isKept) own.move(item.id, to);
    onMove?.(item.id, to);
  };
  const reorder = useReorder(list, items.length, move);
  const remove = (removed: string) => {
    const index = items.findIndex((item) => item.id === removed);
    const next = items[index + 1] ?? items[index - 1];
    focusNext.current = next ? ['data-remove', next.id] : ['id', `${base}-input`];
    if (isKept) own.remove(removed);
    onRemove?.(removed);
  };

  const turn = (turned: string) => {
    setSaid(words.rotated(items.findIndex((item) => item.id === turned) + 1));
    onTurn?.(turned);
  };
  const actions = {
    onMove: isKept || onMove ? move : undefined,
    onTurn: onTurn && turn,
    onRemove: isKept || onRemove ? remove : undefined,
  };
  const editedIndex = disabled ? -1 : items.findIndex((item) => item.id === edited);

  const shape = items.length === 0 ? 'wide' : 'tile';
  const dropZone = (control: FieldControlProps): ReactNode => (
    <label className={styles.drop} data-shape={shape} data-disabled={disabled || isFull || undefined}>
      <CameraIcon size={shape === 'wide' ? 'lg' : 'md'} />
      <span className={styles.dropTitle}>{isFull ? words.full(max) : words.add}</span>
      {shape === 'wide' && (
        <>
          <span className={cx(styles.dropHint, styles.mouseHint)}>{words.addHint}</span>
          <span className={cx(styles.dropHint, styles.touchHint)}>{words.addHintTouch}</span>
        </>
      )}
      {!isFull && <span className={styles.dropHint}>{words.remaining(remaining, max)}</span>}
      <input
        ref={picker}
        type="file"
        id={`${base}-input`}
        className={styles.input}
        multiple
        accept={accept}
        disabled={disabled}
        // Not disabled when full: the button would lose the focus right after adding the last photo.
        aria-disabled={isFull || undefined}
        onClick={(event) => {
          if (isFull) event.preventDefault();
        }}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // Allows choosing the same file again after it was removed.
          event.currentTarget.value = '';
          if (chosen.length > 0) add(chosen);
        }}
      />
    </label>
  );

  return (
    <Field {...field} id={base} controlId={base} kind="group">
      {(control) => (
        <div
          ref={root}
          className={styles.root}
          data-dragging={intake.dragging || undefined}
          // Without the sheet, its actions are shown below the photos at every width.
          data-unfolded={PhotoSheet === false || undefined}
          {...intake.handlers}
        >
          <ul {...bareList} ref={list} className={styles.list}>
            {items.map((item, index) => (
              <UploaderTile
                key={item.id}
                item={item}
                index={index}
                count={items.length}
                words={words}
                disabled={disabled}
                moveHintId={`${base}-move`}
                reorder={reorder}
                {...actions}
                onApproach={() => void fetchSheet()}
                onEdit={(id) => void fetchSheet().then(() => setEdited(id))}
                onRetry={onRetry}
              />
            ))}
            <li key="add" className={styles.add} data-shape={shape}>
              {dropZone(control)}
            </li>
          </ul>
          <span id={`${base}-move`} hidden>
            {words.moveHint}
          </span>
          <div aria-live="polite" className={styles.noticesSlot}>
            {notices.length > 0 && (
              <Alert tone="caution">
                {notices.map(({ text, names = [] }) => (
                  <div key={text} className={styles.notice}>
                    <p>{text}</p>
                    {names.length > 0 && (
                      <ul {...bareList} className={styles.turnedDown}>
                        {names.map((name, place) => (
                          // Two folders can contain files with the same name.
                          <li key={`${place} ${name}`}>
                            <bdi>{name}</bdi>
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                ))}
              </Alert>
            )}
          </div>
          {name !== undefined && (
            <PostedFiles
              {...{ name, form, disabled, files }}
              shown={picker}
              onReset={() => {
                if (isKept) own.clear();
              }}
            />
          )}
          {PhotoSheet && (
            <PhotoSheet
              {...actions}
              item={items[editedIndex]}
              index={editedIndex}
              count={items.length}
              words={words}
              said={said}
              onClose={() => setEdited(undefined)}
            />
          )}
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
