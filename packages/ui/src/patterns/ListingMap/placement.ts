import type * as Leaflet from 'leaflet';

/** Something to read on a map, which has its place before names do. */
interface Placed {
  element: HTMLElement;
  at: Leaflet.LatLngExpression;
  /** Whether it has a text when it is short. */
  hasBrief?: boolean;
}

/** What has to share the room of a map. */
export interface Placement {
  /** Keeps a mark legible: where its text would cover another mark, `data-brief` is set on it. */
  addMark: (mark: Placed) => () => void;
  /** Keeps the names off it. */
  addLabel: (label: Placed) => () => void;
  /** Names, the most important first: each next to the marks, or hidden where nothing is free. */
  setNames: (names: readonly Placed[]) => void;
  /** Places everything again, after a change. */
  arrange: () => void;
}

/** Room between two texts, in pixels. */
const gap = 3;

interface Size {
  width: number;
  height: number;
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
});

/** From a point to a name below it or to its side: past a mark of the usual size, in pixels. */
const [clearBelow, clearAside] = [24, 36];

/** Places for a name: on its point, or next to a mark that is there. */
const placesFor = ({ width, height }: Size): [number, number][] => {
  const down = height / 2 + clearBelow;
  const aside = width / 2 + clearAside;
  return [
    [0, 0],
    [0, down],
    [0, -down],
    [aside, 0],
    [-aside, 0],
  ];
};

export function createPlacement(library: typeof Leaflet, map: Leaflet.Map): Placement {
  const marks = new Set<Placed>();
  const labels = new Set<Placed>();
  let names: readonly Placed[] = [];

  const boxAt = (at: Leaflet.LatLngExpression, { width, height }: Size, [right, down] = [0, 0]) => {
    const middle = map.latLngToContainerPoint(at).add([right, down]);
    const half = library.point(width / 2 + gap, height / 2 + gap);
    return library.bounds(middle.subtract(half), middle.add(half));
  };

  const arrangeMarks = (taken: Leaflet.Bounds[]): void => {
    for (const { element } of marks) delete element.dataset['brief'];
    // All are measured before any changes, so that the browser lays out the page twice and not once per mark.
    const whole = [...marks].map((mark) => ({ mark, box: boxAt(mark.at, sizeOf(mark.element)) }));
    const brief = new Set<Placed>();
    for (const { mark, box } of whole) {
      if (taken.some((other) => other.intersects(box))) brief.add(mark);
      else taken.push(box);
    }
    for (const { element } of brief) element.dataset['brief'] = '';
    const short = [...brief].map(({ at, element, hasBrief }) => ({
      box: boxAt(at, sizeOf(element)),
      hasBrief: hasBrief ?? false,
    }));
    // A number that lies over another mark's text makes that short, too. A dot leaves it legible.
    for (const { mark, box } of whole)
      if (!brief.has(mark) && short.some((other) => other.hasBrief && other.box.intersects(box)))
        mark.element.dataset['brief'] = '';
    taken.push(...short.map(({ box }) => box));
  };

  /** Controls and texts over the map. */
  const overlays = (): Leaflet.Bounds[] => {
    const container = map.getContainer();
    const { left, top } = container.getBoundingClientRect();
    return [...(container.parentElement?.querySelectorAll('[data-over] > *') ?? [])].map((element) => {
      const box = element.getBoundingClientRect();
      return library.bounds([box.left - left, box.top - top], [box.right - left, box.bottom - top]);
    });
  };

  const arrange = (): void => {
    const taken: Leaflet.Bounds[] = [];
    arrangeMarks(taken);
    taken.push(...overlays());
    for (const { at, element } of labels) taken.push(boxAt(at, sizeOf(element)));
    const shown = library.bounds([0, 0], map.getSize());
    const sizes = names.map(({ element }) => sizeOf(element));
    for (const [index, { at, element }] of names.entries()) {
      const size = sizes[index] ?? { width: 0, height: 0 };
      const free = placesFor(size)
        .map((offset) => ({ offset, box: boxAt(at, size, offset) }))
        .find(({ box }) => shown.contains(box) && !taken.some((other) => other.intersects(box)));
      element.style.visibility = free === undefined ? 'hidden' : '';
      if (free === undefined) continue;
      element.style.translate = `${free.offset[0]}px ${free.offset[1]}px`;
      taken.push(free.box);
    }
  };
  map.on('moveend resize', arrange);

  const addTo = (set: Set<Placed>) => (one: Placed) => {
    set.add(one);
    return () => void set.delete(one);
  };
  return {
    addMark: addTo(marks),
    addLabel: addTo(labels),
    setNames: (next) => {
      names = next;
    },
    arrange,
  };
}
