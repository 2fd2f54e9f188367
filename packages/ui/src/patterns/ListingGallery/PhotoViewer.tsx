import type { ListingImage } from '@porchlight/domain';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { useModal } from '../../components/Dialog/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon, XIcon } from '../../icons/index.ts';
import { cx, useFormats } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { ListingGalleryMessages } from './ListingGallery.messages.ts';
import * as styles from './PhotoViewer.css.ts';
import { useSlides } from './useSlides.ts';
import { useZoom } from './useZoom.ts';
import { ViewerPhoto } from './ViewerPhoto.tsx';
import { scaleMax } from './zoom.ts';

interface PhotoViewerProps {
  images: readonly ListingImage[];
  title: string;
  /** Index of the first photo to show. */
  index: number;
  onIndexChange: (index: number) => void;
  /** The row of the gallery behind it: its copy of a photo is shown until the larger one is loaded. */
  row: RefObject<HTMLElement | null>;
  onClose: () => void;
  words: ListingGalleryMessages;
}

/** Movement of an enlarged photo by arrow key. */
const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const movePx = 120;

/** The photos of a listing in full screen, one at a time, to zoom in. Renders a modal `dialog`. */
export function PhotoViewer({ images, title, index, onIndexChange, row, onClose, words }: PhotoViewerProps) {
  const formats = useFormats();
  const count = images.length;
  const close = useRef<HTMLButtonElement>(null);
  const { ref, onCancel, onClose: onClosed } = useModal(true, close, onClose);
  const slides = useSlides({ count, index, onIndexChange });
  const { current, stepBy } = slides;
  const { scale, send } = useZoom(slides.row, current);

  const pictureOf = (at: number) => row.current?.children[at];
  // After the browser returned the focus: not every browser had focused the pressed photo, and another one may be
  // shown now.
  const giveFocusBack = useEffectEvent(() =>
    pictureOf(current)?.querySelector('button')?.focus({ preventScroll: true }),
  );
  useEffect(() => () => giveFocusBack(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') send({ type: 'stepped', by: 1 });
    else if (event.key === '-') send({ type: 'stepped', by: -1 });
    else if (event.key === '0') send({ type: 'reset' });
    else {
      const way = scale > 1 ? ways[event.key] : undefined;
      if (way && send({ type: 'moved', by: { x: way.x * movePx, y: way.y * movePx } }))
        event.preventDefault();
      else if (count > 1) slides.onKey(event);
    }
  };

  /** Where a mouse drags an enlarged photo, and whether it has moved it: then the press does not count. */
  const held = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);
  const [isHeld, setHeld] = useState(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    slides.track.onPointerDown();
    held.current = null;
    if (event.pointerType !== 'mouse' || event.button !== 0 || scale === 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, hasMoved: false };
    setHeld(true);
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = held.current;
    if (!from || !isHeld) return;
    send({ type: 'moved', by: { x: from.x - x, y: from.y - y } });
    held.current = { x, y, hasMoved: from.hasMoved || x !== from.x || y !== from.y };
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (held.current?.hasMoved) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    send({ type: 'tapped', at, time: event.timeStamp });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on any of its buttons
    <dialog
      ref={ref}
      aria-label={title}
      data-theme="dark"
      className={styles.viewer}
      onCancel={onCancel}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          {count > 1 && words.counter(current + 1, count, formats)}
        </p>
        <IconButton
          label={words.zoomOut}
          icon={<MinusIcon />}
          // Not `disabled`: at the end the button would lose the focus.
          aria-disabled={scale === 1}
          onClick={() => void send({ type: 'stepped', by: -1 })}
        />
        <p className={styles.scale} role="status">
          {formats.number(scale, { style: 'percent' })}
        </p>
        <IconButton
          label={words.zoomIn}
          icon={<PlusIcon />}
          aria-disabled={scale === scaleMax}
          onClick={() => void send({ type: 'stepped', by: 1 })}
        />
        <IconButton ref={close} label={words.close} icon={<XIcon />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys do the same, anywhere in the dialog */}
      <div
        {...slides.track}
        className={styles.track}
        tabIndex={-1}
        data-zoomed={scale > 1 || undefined}
        data-held={isHeld || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onClick={onClick}
      >
        {images.map((image, at) => (
          <ViewerPhoto
            key={image.id}
            image={image}
            alt={image.alt || title}
            // The neighbors are loaded in advance.
            isNear={Math.abs(at - current) <= 1}
            isEnlarged={at === current && scale > 1}
            previewOf={() =>
              pictureOf(at)?.querySelector<HTMLImageElement>('[data-state=loaded] > img:not([aria-hidden])')
                ?.currentSrc
            }
            noImage={words.noImage}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.counter(at + 1, count, formats)}
            // A scrolling pane must be focusable.
            tabIndex={at === current ? 0 : -1}
          />
        ))}
      </div>
      {count > 1 && (
        <>
          <span className={cx(styles.arrow, styles.previous)}>
            <IconButton
              variant="floating"
              label={words.previous}
              icon={<ChevronLeftIcon />}
              onClick={() => stepBy(-1)}
            />
          </span>
          <span className={cx(styles.arrow, styles.next)}>
            <IconButton
              variant="floating"
              label={words.next}
              icon={<ChevronRightIcon />}
              onClick={() => stepBy(1)}
            />
          </span>
        </>
      )}
    </dialog>
  );
}
