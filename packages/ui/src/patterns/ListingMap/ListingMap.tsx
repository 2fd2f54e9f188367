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
  /** Brings the library that draws the map, once it is on the page: `() => import('leaflet')`, of version 1.9. */
  library: () => Promise<object>;
  /** What it shows. Once someone moves it, what `onMove` told may come back; anything else moves it there. */
  bounds: MapBounds;
  /** Pins and clusters, in the order in which keys go through them. Default none. */
  marks?: readonly MapMark[];
  /** Key of the chosen pin. Default none. */
  selected?: string | undefined;
  /** Called with the pin or cluster that is pressed. Default: nothing happens. */
  onSelect?: (mark: MapMark) => void;
  /** Called when someone has moved the map or zoomed, once it rests. Default: no one hears of it. */
  onMove?: (view: MapView) => void;
  /** The land: all there is without street tiles, and what is seen where those do not come. Default none. */
  outlines?: MapOutlines | undefined;
  /** Street tiles, which are loaded from elsewhere. They are taken once. Default none. */
  tiles?: MapTiles | undefined;
  /** Names to write on it, as many as there is room for, the first ones first; tiles have their own and cover them. Default none. */
  names?: readonly MapName[] | undefined;
  /** About where something is. Default none. */
  circle?: MapCircle | undefined;
  /** Whether it can be moved. Default true. */
  interactive?: boolean;
  /** Whether what stands on it is being asked for. Default false. */
  busy?: boolean;
  /** What is in view, in a few words, which are read aloud when they change. Default none. */
  summary?: ReactNode;
  /** Controls over its upper edge. Default none. */
  actions?: ReactNode;
  /** Over its lower edge, such as the card of the chosen pin. Default nothing. */
  children?: ReactNode;
  /** Words, for translation. Default English. */
  messages?: Partial<ListingMapMessages>;
}

const nothing: readonly never[] = [];

/**
 * Listings on a map: prices as pins, clusters, or a circle about where one is. Leaflet draws it and is handed in, so that
 * no one carries it who shows no map. It needs no graphics card, no markup from text, and without tiles no network.
 *
 * On a touch screen one finger scrolls the page: two move the map, or one after a tap on it.
 *
 * Every pin is a button with a name; a list of the same results belongs beside it or one press away.
 *
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
            // The address is the page's own; only the focus goes there.
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
