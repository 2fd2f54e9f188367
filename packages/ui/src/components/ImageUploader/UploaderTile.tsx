import { useState } from 'react';

import { ImageIcon, RefreshIcon, RotateIcon, StarIcon, XIcon } from '../../icons/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderMessages } from './ImageUploader.messages.ts';
import type { PhotoActions, UploaderItem } from './model.ts';
import type { Reorder } from './useReorder.ts';

interface UploaderTileProps extends PhotoActions {
  item: UploaderItem;
  index: number;
  count: number;
  words: ImageUploaderMessages;
  disabled: boolean;
  /** Id of the instructions for moving a photo. */
  moveHintId: string;
  reorder: Reorder;
  /** Called before the photo is pressed. */
  onApproach: () => void;
  /** Called with a pressed photo. */
  onEdit: (id: string) => void;
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
  onApproach,
  onEdit,
  onMove,
  onTurn,
  onRemove,
  onRetry,
}: UploaderTileProps) {
  const { id, status, preview, turn } = item;
  const position = index + 1;
  const [broken, setBroken] = useState<string>();
  const description = words.photo(position, count);
  const { drag } = reorder;
  const isTarget = drag !== undefined && drag.over === index && drag.from !== index;
  const canMove = onMove !== undefined && count > 1;
  const canTurn = onTurn !== undefined && status !== 'failed';
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
              {words.cover}
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
        {(canMove || canTurn) && (
          <button
            type="button"
            className={styles.edit}
            aria-label={words.edit(position, count)}
            aria-describedby={canMove ? moveHintId : undefined}
            disabled={disabled}
            data-edit={id}
            onFocus={onApproach}
            onPointerEnter={onApproach}
            {...(canMove ? reorder.buttonProps(index, () => onEdit(id)) : { onClick: () => onEdit(id) })}
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
      </div>
      <div className={styles.caption}>
        {/* The picture's alternative text already says it. */}
        <span className={styles.name} aria-hidden="true">
          {words.name(position)}
        </span>
        {canMove && index > 0 && (
          <IconButton
            className={styles.quick}
            label={words.makeCover(position)}
            icon={<StarIcon size="sm" />}
            size="sm"
            disabled={disabled}
            onClick={() => onMove(index, 0)}
          />
        )}
        {canTurn && (
          <IconButton
            className={styles.quick}
            label={words.rotate(position)}
            icon={<RotateIcon size="sm" />}
            size="sm"
            disabled={disabled}
            onClick={() => onTurn(id)}
          />
        )}
      </div>
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
