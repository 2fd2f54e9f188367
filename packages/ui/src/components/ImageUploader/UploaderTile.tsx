import { useState } from 'react';

import { GripIcon, ImageIcon, RefreshIcon, XIcon } from '../../icons/index.ts';
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
  /** Id of the sentence that says how to move a photo. */
  moveHintId: string;
  /** Undefined when photos cannot be moved. */
  reorder: Reorder | undefined;
  onRemove: ((id: string) => void) | undefined;
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
  onRetry,
}: UploaderTileProps) {
  const { id, name, status, preview } = item;
  const [broken, setBroken] = useState<string>();
  const description = words.photo(name, index + 1, count);
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
          <img src={preview} alt={description} className={styles.photo} onError={() => setBroken(preview)} />
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
            label={words.status[status === 'uploading' ? 'uploading' : 'compressing'](name)}
            labelVisibility="hidden"
            max={1}
            {...(item.progress !== undefined && { value: item.progress })}
          />
        )}
        {onRemove && (
          <IconButton
            className={styles.remove}
            label={words.remove(name)}
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
            label={words.move(name, index + 1, count)}
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
      <span className={styles.name} dir="auto" title={name}>
        {name}
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
