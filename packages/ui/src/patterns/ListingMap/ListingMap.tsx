import type { MapBounds } from '@porchlight/domain';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react';

import { SkipLink } from '../../components/SkipLink/index.ts';
import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Attribution } from './Attribution.tsx';
import { baseMapLayer } from './baseMap.ts';
import { CardPanel } from './CardPanel.tsx';
import { circleLayer, namesLayer, outlinesLayer, tilesLayer } from './leaflet.ts';
import * as styles from './ListingMap.css.ts';
import { english, type ListingMapMessages } from './ListingMap.messages.ts';
import { MapMarks } from './MapMarks.tsx';
import { MapScale } from './MapScale.tsx';
import { MapZoom } from './MapZoom.tsx';
import type {
  MapBase,
  MapCircle,
  MapMark,
  MapName,
  MapOutlines,
  MapPanel,
  MapTiles,
  MapView,
} from './mapTypes.ts';
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
  /** Key of the selected pin or place. Default none. */
  selected?: string | undefined;
  /** Called with the pressed mark. Default: nothing happens. */
  onSelect?: (mark: MapMark) => void;
  /** The listings of the selected mark, over the lower edge. Its first link gets the focus. Default none. */
  panel?: MapPanel | undefined;
  /** Called when the panel is closed; the focus returns to the selected mark. */
  onClosePanel?: () => void;
  /** Called after the user has moved or zoomed the map, once it stops. Default none. */
  onMove?: (view: MapView) => void;
  /** The land: shown without street tiles, and where those fail to load. Default none. */
  outlines?: MapOutlines | undefined;
  /** Street tiles, loaded from elsewhere. Only the first value is used. Default none. */
  tiles?: MapTiles | undefined;
  /** Streets as vector tiles, drawn in the theme's colors. Default none. */
  baseMap?: MapBase | undefined;
  /** Place names, as many as fit, the first ones first; tiles have their own and cover them. Default none. */
  names?: readonly MapName[] | undefined;
  /** An approximate place. Default none. */
  circle?: MapCircle | undefined;
  /** Whether it can be moved. Default true. */
  interactive?: boolean;
  /**
   * What a swipe and the wheel over it move: the `map`, where it is most of the page or next to it, or the `page`
   * (default), until the map is pressed. Two fingers always move the map.
   */
  gestures?: 'map' | 'page';
  /** Whether its marks are loading. Default false. */
  busy?: boolean;
  /** A short summary of the visible area, announced when it changes. Default none. */
  summary?: ReactNode;
  /** Controls over its upper edge. Default none. */
  actions?: ReactNode;
  /** In its middle, for an area without marks: what to do about it. Announced. Default none. */
  notice?: ReactNode;
  /** A control over its lower edge, while no panel is open. Default nothing. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingMapMessages>;
}

const nothing: readonly never[] = [];

/**
 * Listings on a map: prices as pins, clusters, or a circle around a listing's approximate place. A pressed mark shows
 * its cards. Leaflet, which draws the map, is a prop, so that applications without a map don't load it. It needs no
 * GPU, creates no markup from text, and without tiles uses no network; then a scale shows distances, and rings can.
 * Every pin is a named button; put a list of the same results next to the map or one press away.
 * Renders `<section>`. Publishes `data-status`: `loading`, `ready` or `failed`.
 */
export function ListingMap({
  library,
  bounds,
  marks = nothing,
  selected,
  onSelect,
  panel,
  onClosePanel,
  onMove,
  outlines,
  tiles,
  baseMap,
  names,
  circle,
  interactive = true,
  gestures = 'page',
  busy = false,
  summary,
  actions,
  notice,
  children,
  messages,
  className,
  ...rest
}: ListingMapProps) {
  const words = useMessages('ListingMap', english, messages);
  const formats = useFormats();
  const canvas = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const endId = useId();
  const keysId = useId();
  const hasTiles = tiles !== undefined || baseMap !== undefined;
  const attribution = (tiles ?? baseMap)?.attribution;
  const { drawn, status, retry } = useDrawnMap(canvas, {
    library,
    bounds,
    onMove,
    isInteractive: interactive,
    hasTiles,
    hasTileNames: tiles !== undefined,
  });
  const { isHeld, isHinting } = useTouch(drawn, gestures === 'map');
  const { miles } = words;
  const labeledCircle = useMemo(
    () => circle && { ...circle, toText: (distance: number) => miles(distance, formats) },
    [circle, miles, formats],
  );
  useLayer(drawn, tiles, tilesLayer);
  useLayer(drawn, baseMap, baseMapLayer);
  useLayer(drawn, outlines, outlinesLayer);
  useLayer(drawn, labeledCircle, circleLayer);
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
        data-gestures={gestures}
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
      <div className={styles.notice} aria-live="polite">
        {notice && <div className={styles.noticeBox}>{notice}</div>}
      </div>
      <div className={styles.head} data-over>
        {actions}
        <p className={styles.summary} aria-live="polite">
          {busy && <Spinner size="sm" label={null} />}
          {summary}
        </p>
      </div>
      {interactive && drawn !== undefined && <MapZoom drawn={drawn} words={words} />}
      <div className={styles.foot} data-over>
        {panel === undefined ? (
          <>
            {drawn !== undefined && !hasTiles && <MapScale drawn={drawn} toText={miles} />}
            {children}
          </>
        ) : (
          <CardPanel key={selected} panel={panel} words={words} onClose={onClosePanel} />
        )}
        {attribution !== undefined && <Attribution text={attribution} className={styles.attribution} />}
      </div>
      <span id={endId} ref={end} tabIndex={-1} className={styles.end} />
    </section>
  );
}
