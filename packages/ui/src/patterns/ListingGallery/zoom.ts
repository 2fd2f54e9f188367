/** In CSS pixels: of a photo, of its frame, or a point in that frame. */
interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/** The frame, and the photo scaled to fit it. */
export interface Sizes {
  frame: Size;
  fitted: Size;
}

/** Zoom level and position of a photo. */
export interface Zoom {
  /** 1 is unzoomed. */
  scale: number;
  /** Scroll position of the enlarged photo. */
  left: number;
  top: number;
  /** A pinch: distance of the fingers, and the point between them. */
  pinch: { distance: number; middle: Point } | null;
  /** A tap; a second one soon and near makes a double tap. `time` in ms. */
  tap: { at: Point; time: number } | null;
}

export type ZoomEvent =
  /** A key or a button: one step in or out. */
  | { type: 'stepped'; by: 1 | -1 }
  | { type: 'reset' }
  /** A wheel event; `isPinch` for a pinch on a trackpad. */
  | { type: 'wheeled'; by: number; isPinch: boolean; at: Point }
  | { type: 'tapped'; at: Point; time: number }
  | { type: 'pinched'; fingers: readonly [Point, Point] }
  | { type: 'lifted' }
  /** Arrow keys and mouse drags: moves the visible part. */
  | { type: 'moved'; by: Point };

export const still: Zoom = { scale: 1, left: 0, top: 0, pinch: null, tap: null };

export const scaleMax = 4;
const step = 1.5;
/** Scale after a double tap. */
const closer = 2.5;
const doubleTapMs = 350;
const doubleTapPx = 30;

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), Math.max(max, 0));

/** The size of a photo scaled to fit a frame. A photo of unknown size is assumed to fill it. */
export function fit(frame: Size, photo: Size): Size {
  if (photo.width <= 0 || photo.height <= 0) return frame;
  const scale = Math.min(frame.width / photo.width, frame.height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
}

/** Scroll position on one axis that moves the content at `from` in the frame to `to`, at another scale. */
function along(
  scrolled: number,
  frame: number,
  before: number,
  after: number,
  from: number,
  to: number,
): number {
  // A photo smaller than the frame is centered.
  const place = clamp((scrolled + from - Math.max(0, (frame - before) / 2)) / before, 1);
  return clamp(Math.max(0, (frame - after) / 2) + place * after - to, after - frame);
}

function zoomTo(zoom: Zoom, { frame, fitted }: Sizes, wanted: number, from: Point, to: Point = from): Zoom {
  const scale = Math.min(Math.max(wanted, 1), scaleMax);
  const { width, height } = fitted;
  return {
    ...zoom,
    scale,
    left: along(zoom.left, frame.width, width * zoom.scale, width * scale, from.x, to.x),
    top: along(zoom.top, frame.height, height * zoom.scale, height * scale, from.y, to.y),
  };
}

function isDouble(tap: Zoom['tap'], { at, time }: NonNullable<Zoom['tap']>): boolean {
  return (
    tap !== null &&
    time - tap.time <= doubleTapMs &&
    Math.hypot(at.x - tap.at.x, at.y - tap.at.y) <= doubleTapPx
  );
}

/** The zoom after an event. */
export function zoomed(zoom: Zoom, event: ZoomEvent, sizes: Sizes): Zoom {
  const { frame } = sizes;
  const center = { x: frame.width / 2, y: frame.height / 2 };
  switch (event.type) {
    case 'stepped':
      return zoomTo(zoom, sizes, zoom.scale * step ** event.by, center);
    case 'reset':
      return still;
    case 'wheeled':
      return zoomTo(zoom, sizes, zoom.scale * Math.exp(-event.by / (event.isPinch ? 100 : 400)), event.at);
    case 'tapped': {
      const tap = { at: event.at, time: event.time };
      if (!isDouble(zoom.tap, tap)) return { ...zoom, tap };
      return { ...zoomTo(zoom, sizes, zoom.scale > 1 ? 1 : closer, event.at), tap: null };
    }
    case 'pinched': {
      const [one, other] = event.fingers;
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      const pinch = { middle, distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) };
      if (zoom.pinch === null) return { ...zoom, pinch, tap: null };
      const scale = (zoom.scale * pinch.distance) / zoom.pinch.distance;
      return { ...zoomTo(zoom, sizes, scale, zoom.pinch.middle, middle), pinch };
    }
    case 'lifted':
      return { ...zoom, pinch: null };
    case 'moved': {
      const to = { x: center.x - event.by.x, y: center.y - event.by.y };
      return zoomTo(zoom, sizes, zoom.scale, center, to);
    }
  }
}
