import type * as Leaflet from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { type Drawn, elementAt, isStill, toLatLng } from './leaflet.ts';
import * as styles from './marks.css.ts';
import type { MapMark } from './mapTypes.ts';

interface MarkProps {
  drawn: Drawn;
  mark: MapMark;
  isSelected: boolean;
  onSelect: ((mark: MapMark) => void) | undefined;
}

/** The focused mark keeps this distance from the edges, in pixels. */
const margin = 64;

/** One mark. Leaflet positions it; its content is a button of the kit. */
function Mark({ drawn, mark, isSelected, onSelect }: MarkProps) {
  const [element] = useState(() => document.createElement('div'));
  const face = useRef<HTMLSpanElement>(null);
  const marker = useRef<Leaflet.Marker>(null);
  const { latitude, longitude } = mark;
  const brief = mark.brief ?? (mark.kind === 'pin' ? '' : mark.text);
  const hasBrief = brief !== '';
  useLayoutEffect(() => {
    const added = elementAt(drawn, { latitude, longitude }, element).addTo(drawn.map);
    marker.current = added;
    const remove =
      face.current === null
        ? undefined
        : drawn.placement.addMark({ element: face.current, at: added.getLatLng(), hasBrief });
    return () => {
      remove?.();
      added.remove();
    };
  }, [drawn, element, latitude, longitude, hasBrief]);
  useEffect(() => {
    marker.current?.setZIndexOffset(isSelected ? 10_000 : 0);
  }, [drawn, latitude, longitude, isSelected]);
  return createPortal(
    <button
      type="button"
      className={styles.button}
      data-kind={mark.kind}
      aria-label={mark.label}
      aria-pressed={mark.kind === 'cluster' ? isSelected || undefined : isSelected}
      onFocus={(event) => {
        // With touch or mouse, moving the pressed mark would take it away from the pointer.
        if (!event.currentTarget.matches(':focus-visible')) return;
        drawn.map.panInside(toLatLng(mark), { padding: [margin, margin], animate: !isStill() });
      }}
      onClick={(event) => {
        // The end of a drag that started on it is not a press; keyboard clicks have detail 0.
        if (event.detail === 0 || !drawn.wasDragged()) onSelect?.(mark);
      }}
    >
      <span ref={face} className={styles.face}>
        <span className={styles.text}>{mark.text}</span>
        <span className={styles.brief}>{brief}</span>
      </span>
    </button>,
    element,
  );
}

export interface MapMarksProps {
  drawn: Drawn;
  marks: readonly MapMark[];
  selected: string | undefined;
  onSelect: ((mark: MapMark) => void) | undefined;
}

/** Pins and clusters, as buttons in list order. */
export function MapMarks({ marks, selected, ...rest }: MapMarksProps) {
  const { placement } = rest.drawn;
  // After the marks, which are this component's children, have registered.
  useLayoutEffect(() => placement.arrange(), [placement, marks]);
  return marks.map((mark) => (
    <Mark key={mark.key} mark={mark} isSelected={mark.key === selected} {...rest} />
  ));
}
