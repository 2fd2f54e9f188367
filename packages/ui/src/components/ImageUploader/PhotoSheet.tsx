import { ArrowLeftIcon, ArrowRightIcon, RotateIcon, StarIcon, TrashIcon } from '../../icons/index.ts';
import { Button, type ButtonProps } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Sheet } from '../Sheet/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderMessages } from './ImageUploader.messages.ts';
import type { PhotoActions, UploaderItem } from './model.ts';

export interface PhotoSheetProps extends PhotoActions {
  /** The photo, from 0 to `count - 1`. Closed without one. */
  item: UploaderItem | undefined;
  index: number;
  count: number;
  words: ImageUploaderMessages;
  /** The last announcement: the page behind the sheet cannot announce it. */
  said: string;
  onClose: () => void;
}

const line = {
  variant: 'quiet',
  tone: 'neutral',
  wide: true,
  className: styles.action,
} satisfies ButtonProps;

/** The actions of one photo, with words, in their own chunk. It stays open for those that are often repeated. */
export function PhotoSheet({
  item,
  index,
  count,
  words,
  said,
  onClose,
  onMove,
  onTurn,
  onRemove,
}: PhotoSheetProps) {
  const { actions } = words;
  const canMove = onMove !== undefined && count > 1;
  return (
    <Sheet open={item !== undefined} onOpenChange={onClose} title={words.photo(index + 1, count)}>
      {item && (
        <>
          <div className={styles.shown}>
            <img src={item.preview} alt="" className={styles.photo} data-turn={item.turn || undefined} />
          </div>
          {canMove && index > 0 && (
            <Button
              {...line}
              startIcon={<StarIcon />}
              onClick={() => {
                onClose();
                onMove(index, 0);
              }}
            >
              {actions.makeCover}
            </Button>
          )}
          {canMove && (
            <>
              <Button
                {...line}
                startIcon={<ArrowLeftIcon />}
                disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              >
                {actions.moveEarlier}
              </Button>
              <Button
                {...line}
                startIcon={<ArrowRightIcon />}
                disabled={index === count - 1}
                onClick={() => onMove(index, index + 1)}
              >
                {actions.moveLater}
              </Button>
            </>
          )}
          {onTurn && item.status !== 'failed' && (
            <Button {...line} startIcon={<RotateIcon />} onClick={() => onTurn(item.id)}>
              {actions.rotate}
            </Button>
          )}
          {onRemove && (
            <Button
              {...line}
              tone="critical"
              startIcon={<TrashIcon />}
              onClick={() => {
                onClose();
                onRemove(item.id);
              }}
            >
              {actions.remove}
            </Button>
          )}
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </>
      )}
    </Sheet>
  );
}
