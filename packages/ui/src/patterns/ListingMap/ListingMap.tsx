import type { MapBounds } from '@porchlight/domain';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { SkipLink } from '../../components/SkipLink/index.ts';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { cx, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Attribution } from './Attribution.tsx';
import { circleLayer, type Drawn, isStill, namesLayer, outlinesLayer, tilesLayer } from './leaflet.ts';
import * as styles from './ListingMap.css.ts';
import { english, type ListingMapMessages } from './ListingMap.messages.ts';
import { MapMarks } from './MapMarks.tsx';
import type { MapCircle, MapMark, MapName, MapOutlines, MapTiles, MapView } from './mapTypes.ts';
import { useDrawnMap } from './useDrawnMap.ts';
import { useLayer } from './useLayer.ts';
import { useTouch } from './useTouch.ts';

export interface ListingMapProps extends Omit<ComponentProps<'section'>, 'onSelect'> {
  /** Loads the map library, once the map is on the page: `() => import('leaflet')`, of version 1.9. */
  library: () => Promise<object>;
  /**
   * The visible area. After a move by the user it may be set to the area from `onMove`; any other value moves the
   * map.
   */
  bounds: MapBounds;
  /** Pins and clusters, in tab order. Default none. */
  marks?: readonly MapMark[];
  /** Key of the selected pin. Default none. */
  selected?: string | undefined;
  /** Called with the pressed pin or cluster. Default: nothing happens. */
  onSelect?: (mark: MapMark) => void;
  /** Called after the user has moved or zoomed the map, once it stops. Default none. */
  onMove?: (view: MapView) => void;
  /** The land: shown without street tiles, and where those fail to load. Default none. */
  outlines?: MapOutlines | undefined;
  /** Street tiles, loaded from elsewhere. Only the first value is used. Default none. */
  tiles?: MapTiles | undefined;
  /** Place names, as many as fit, the first ones first; tiles have their own and cover them. Default none. */
  names?: readonly MapName[] | undefined;
  /** An approximate place. Default none. */
  circle?: MapCircle | undefined;
  /** Whether it can be moved. Default true. */
  interactive?: boolean;
  /** Whether its marks are loading. Default false. */
  busy?: boolean;
  /** A short summary of the visible area, announced when it changes. Default none. */
  summary?: ReactNode;
  /** Controls over its upper edge. Default none. */
  actions?: ReactNode;
  /** Content over its lower edge, such as the selected pin's card. Default nothing. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingMapMessages>;
}

const nothing: readonly never[] = [];

/**
 * Listings on a map: prices as pins, clusters, or a circle around a listing's approximate place. Leaflet, which draws
 * it, is a prop, so that applications without a map don't load it. It needs no GPU, creates no markup from text, and
 * without tiles uses no network.
 * On a touch screen one finger scrolls the page: two move the map, or one after a tap on it.
 * Every pin is a named button; put a list of the same results next to the map or one press away.
 * Renders `<section>`. Publishes `data-status`: `loading`, `ready` or `failed`.
 */
export function ListingMap({
  library,
  bounds,
  marks = nothing,
  selected,
  onSelect,
  onMove,
  outlines,
  tiles,
  names,
  circle,
  interactive = true,
  busy = false,
  summary,
  actions,
  children,
  messages,
  className,
  ...rest
}: ListingMapProps) {
  const words = useMessages('ListingMap', english, messages);
  const canvas = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const endId = useId();
  const keysId = useId();
  const hasTiles = tiles !== undefined;
  const { drawn, status, retry } = useDrawnMap(canvas, {
    library,
    bounds,
    onMove,
    isInteractive: interactive,
    hasTiles,
  });
  const { isHeld, isHinting } = useTouch(drawn);
  useLayer(drawn, tiles, tilesLayer);
  useLayer(drawn, outlines, outlinesLayer);
  useLayer(drawn, circle, circleLayer);
  useLayer(drawn, names, namesLayer);

  return (
    <section
      aria-label={words.label}
      {...rest}
      className={cx(styles.root, className)}
      data-status={status}
      aria-busy={busy || status === 'loading' || undefined}
    >
      {interactive && (
        <SkipLink
          href={`#${endId}`}
          className={styles.skip}
          onClick={(event) => {
            // The URL's fragment belongs to the page; only the focus moves there.
            event.preventDefault();
            end.current?.focus();
          }}
        >
          {words.skip}
        </SkipLink>
      )}
      <div
        ref={canvas}
        className={styles.canvas}
        data-held={isHeld || undefined}
        {...(interactive && {
          role: 'group',
          tabIndex: 0,
          'aria-label': rest['aria-label'] ?? words.label,
          'aria-describedby': keysId,
        })}
        {...(!interactive && { 'aria-hidden': true, inert: true })}
      />
      {interactive && (
        <p id={keysId} hidden>
          {words.keys}
        </p>
      )}
      {drawn !== undefined && (
        <MapMarks drawn={drawn} marks={marks} selected={selected} onSelect={onSelect} />
      )}
      {status !== 'ready' && (
        <div className={styles.waiting} role="status">
          {status === 'loading' ? (
            <Spinner label={words.loading} />
          ) : (
            <>
              <p>{words.failed}</p>
              <Button variant="outline" tone="neutral" onClick={retry}>
                {words.retry}
              </Button>
            </>
          )}
        </div>
      )}
      {isHinting && (
        <p className={styles.hint} aria-hidden>
          {words.touch}
        </p>
      )}
      <div className={styles.head}>
        {actions}
        <p className={styles.summary} aria-live="polite">
          {busy && <Spinner size="sm" label={null} />}
          {summary}
        </p>
      </div>
      {interactive && drawn !== undefined && <Zoom drawn={drawn} words={words} />}
      <div className={styles.foot}>
        {children}
        {hasTiles && <Attribution text={tiles.attribution} className={styles.attribution} />}
      </div>
      <span id={endId} ref={end} tabIndex={-1} className={styles.end} />
    </section>
  );
}

function Zoom({ drawn: { map }, words }: { drawn: Drawn; words: ListingMapMessages }) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const heard = (): void => setZoom(map.getZoom());
    map.on('zoomend', heard);
    return () => void map.off('zoomend', heard);
  }, [map]);
  const by = (steps: number) => () => void map.setZoom(map.getZoom() + steps, { animate: !isStill() });
  return (
    <div className={styles.zoom}>
      <IconButton
        variant="floating"
        label={words.zoomIn}
        icon={<PlusIcon />}
        aria-disabled={zoom >= map.getMaxZoom() || undefined}
        onClick={by(1)}
      />
      <IconButton
        variant="floating"
        label={words.zoomOut}
        icon={<MinusIcon />}
        aria-disabled={zoom <= map.getMinZoom() || undefined}
        onClick={by(-1)}
      />
    </div>
  );
}
