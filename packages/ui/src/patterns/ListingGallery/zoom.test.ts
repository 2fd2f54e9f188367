import { describe, expect, it, test } from 'vitest';

import { fit, scaleMax, still, type Zoom, zoomed, type ZoomEvent } from './zoom.ts';

const frame = { width: 400, height: 800 };
/** A landscape photo on a phone: as wide as the frame, with space above and below. */
const sizes = { frame, fitted: { width: 400, height: 300 } };
const center = { x: 200, y: 400 };

const after = (events: readonly ZoomEvent[], from: Zoom = still): Zoom =>
  events.reduce((zoom, event) => zoomed(zoom, event, sizes), from);

describe('fit', () => {
  it.each([
    ['a landscape', { width: 1200, height: 900 }, { width: 400, height: 300 }],
    ['an upright one', { width: 500, height: 2000 }, { width: 200, height: 800 }],
    ['a small one grows', { width: 40, height: 40 }, { width: 400, height: 400 }],
    ['one that is not there yet', { width: 0, height: 0 }, frame],
  ])('%s', (_name, photo, expected) => {
    expect(fit(frame, photo)).toEqual(expected);
  });
});

describe('scale', () => {
  const closer = { type: 'stepped', by: 1 } as const;
  const back = { type: 'stepped', by: -1 } as const;
  const tap = (x: number, time: number): ZoomEvent => ({ type: 'tapped', at: { x, y: 400 }, time });
  const wheel = (by: number, isPinch = false): ZoomEvent => ({ type: 'wheeled', by, isPinch, at: center });
  const fingers = (distance: number): ZoomEvent => ({
    type: 'pinched',
    fingers: [
      { x: 200 - distance / 2, y: 400 },
      { x: 200 + distance / 2, y: 400 },
    ],
  });
  const lifted: ZoomEvent = { type: 'lifted' };

  it.each<[string, ZoomEvent[], number]>([
    ['a step', [closer], 1.5],
    ['two steps', [closer, closer], 2.25],
    ['no further than the most', Array.from({ length: 9 }, () => closer), scaleMax],
    ['a step and back', [closer, back], 1],
    ['no further back than all of it', [back], 1],
    ['all of it at once', [closer, closer, { type: 'reset' }], 1],
    ['one tap', [tap(200, 1000)], 1],
    ['two taps', [tap(200, 1000), tap(204, 1200)], 2.5],
    ['four taps', [tap(200, 1000), tap(200, 1200), tap(200, 1400), tap(200, 1600)], 1],
    ['three taps', [tap(200, 1000), tap(200, 1200), tap(200, 1400)], 2.5],
    ['two taps, long after each other', [tap(200, 1000), tap(200, 1400)], 1],
    ['two taps, far from each other', [tap(200, 1000), tap(240, 1200)], 1],
    ['two fingers laid down', [fingers(100)], 1],
    ['two fingers spread', [fingers(100), fingers(200)], 2],
    ['and drawn together', [fingers(100), fingers(200), fingers(50)], 1],
    ['lifted and laid down again', [fingers(100), fingers(200), lifted, fingers(50), fingers(75)], 3],
    ['on one spot', [fingers(0), fingers(0)], 1],
    ['a tap, a pinch, a tap', [tap(200, 1000), fingers(9), lifted, tap(200, 1200)], 1],
    ['a wheel up', [wheel(-400)], Math.E],
    ['a wheel up and down', [wheel(-100), wheel(100)], 1],
    ['two fingers on a trackpad', [wheel(-100, true)], Math.E],
  ])('%s', (_name, events, expected) => {
    expect(after(events).scale).toBeCloseTo(expected);
  });
});

describe('position', () => {
  /** Which point of the photo, as fractions of width and height, is at a point of the frame. */
  function placeAt({ scale, left, top }: Zoom, at: { x: number; y: number }) {
    const { fitted } = sizes;
    const along = (scrolled: number, outer: number, inner: number, point: number) =>
      (scrolled + point - Math.max(0, (outer - inner * scale) / 2)) / (inner * scale);
    return {
      x: along(left, frame.width, fitted.width, at.x),
      y: along(top, frame.height, fitted.height, at.y),
    };
  }

  test.each([
    ['the middle', center],
    ['near a corner', { x: 40, y: 280 }],
    ['near the other', { x: 360, y: 520 }],
  ])('a double tap keeps its point in place: %s', (_name, at) => {
    const events = [0, 100].map((time) => ({ type: 'tapped', at, time }) as const);
    const zoom = after(events);
    expect(zoom.scale).toBe(2.5);
    expect(placeAt(zoom, at).x).toBeCloseTo(placeAt(still, at).x);
    // The enlarged photo is still vertically centered.
    expect(zoom.top).toBe(0);
  });

  test('taps outside of the photo show its edge', () => {
    const events = [0, 100].map((time) => ({ type: 'tapped', at: { x: 0, y: 0 }, time }) as const);
    expect(after(events)).toMatchObject({ left: 0, top: 0 });
  });

  test('a pinch keeps the point between the fingers', () => {
    const at = (x: number, y: number, half: number) =>
      ({
        type: 'pinched',
        fingers: [
          { x: x - half, y },
          { x: x + half, y },
        ],
      }) as const;
    const zoom = after([at(200, 400, 50), at(180, 420, 200)]);
    expect(zoom.scale).toBe(4);
    const { x, y } = placeAt(zoom, { x: 180, y: 420 });
    expect(x).toBeCloseTo(0.5);
    expect(y).toBeCloseTo(0.5);
  });

  test.each([
    ['to the end', { x: 60, y: 0 }, { left: 160, top: 0 }],
    ['to the start', { x: -60, y: 0 }, { left: 40, top: 0 }],
    ['not past the end', { x: 900, y: 0 }, { left: 400, top: 0 }],
    ['not past the start', { x: -900, y: 0 }, { left: 0, top: 0 }],
    ['not where all of it shows', { x: 0, y: 90 }, { left: 100, top: 0 }],
  ])('it is moved %s', (_name, by, expected) => {
    const from = { ...still, scale: 2, left: 100 };
    expect(after([{ type: 'moved', by }], from)).toMatchObject(expected);
  });
});
