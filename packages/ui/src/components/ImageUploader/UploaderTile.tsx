import { useState } from 'react';

import { GripIcon, ImageIcon, RefreshIcon, RotateIcon, StarIcon, XIcon } from '../../icons/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderMessages } from './ImageUploader.messages.ts';
import type { UploaderItem } from './model.ts';
import type { Reorder } from './useReorder.ts';

interface UploaderTileProps {
  item: UploaderItem;
  index: number;
  count: number;
  words: ImageUploaderMessages;
  disabled: boolean;
  /** Id of the instructions for moving a photo. */
  moveHintId: string;
  /** Undefined when photos cannot be moved. */
  reorder: Reorder | undefined;
  onRemove: ((id: string) => void) | undefined;
  onTurn: ((id: string) => void) | undefined;
  /** Undefined when photos cannot be moved. */
  onMakeFirst: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

const busyStatuses = new Set<UploaderItem['status']>(['waiting', 'compressing', 'uploading']);

/** One chosen photo. Renders `<li>`; publishes `data-status`. */
export function UploaderTile({
  item,
  index,
  count,
  words,
  disabled,
  moveHintId,
  reorder,
  onRemove,
  onTurn,
  onMakeFirst,
  onRetry,
}: UploaderTileProps) {
  const { id, status, preview, turn } = item;
  const position = index + 1;
  const [broken, setBroken] = useState<string>();
  const description = words.photo(position, count);
  const drag = reorder?.drag;
  const isTarget = drag !== undefined && drag.over === index && drag.from !== index;
  const handle = reorder?.handleProps(index);
  return (
    <li
      className={styles.tile}
      data-status={status}
      data-dragged={drag?.from === index || undefined}
      data-target={isTarget || undefined}
    >
      <div className={styles.frame}>
        {broken === preview ? (
          <span role="img" aria-label={description} className={styles.broken}>
            <ImageIcon />
          </span>
        ) : (
          <img
            src={preview}
            alt={description}
            className={styles.photo}
            data-turn={turn || undefined}
            onError={() => setBroken(preview)}
          />
        )}
        {index === 0 && (
          <span className={styles.badge}>
            <Badge variant="solid" tone="accent">
              {words.primary}
            </Badge>
          </span>
        )}
        {busyStatuses.has(status) && (
          <ProgressBar
            className={styles.progress}
            label={words.status[status === 'uploading' ? 'uploading' : 'compressing'](position)}
            labelVisibility="hidden"
            max={1}
            {...(item.progress !== undefined && { value: item.progress })}
          />
        )}
        {index > 0 && onMakeFirst && (
          <IconButton
            className={styles.makeFirst}
            label={words.makeFirst(position)}
            icon={<StarIcon size="sm" />}
            variant="floating"
            size="sm"
            disabled={disabled}
            onClick={() => onMakeFirst(id)}
          />
        )}
        {onTurn && status !== 'failed' && (
          <IconButton
            className={styles.rotate}
            label={words.rotate(position)}
            icon={<RotateIcon size="sm" />}
            variant="floating"
            size="sm"
            disabled={disabled}
            onClick={() => onTurn(id)}
          />
        )}
        {onRemove && (
          <IconButton
            className={styles.remove}
            label={words.remove(position)}
            icon={<XIcon size="sm" />}
            variant="floating"
            size="sm"
            disabled={disabled}
            data-remove={id}
            onClick={() => onRemove(id)}
          />
        )}
        {handle && count > 1 && (
          <IconButton
            className={styles.handle}
            label={words.move(position, count)}
            aria-describedby={moveHintId}
            icon={<GripIcon size="sm" />}
            variant="floating"
            size="sm"
            disabled={disabled}
            data-handle={id}
            {...handle}
          />
        )}
      </div>
      {/* The picture's alternative text already says it. */}
      <span className={styles.name} aria-hidden="true">
        {words.name(position)}
      </span>
      {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
      {status === 'failed' && (
        <>
          <span className={styles.error}>{item.error ?? words.failed}</span>
          {onRetry && (
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              startIcon={<RefreshIcon size="sm" />}
              disabled={disabled}
              onClick={() => onRetry(id)}
            >
              {words.retry}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
