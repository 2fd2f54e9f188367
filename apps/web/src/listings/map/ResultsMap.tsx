import {
  type Category,
  type ListingsSearch,
  type MapAnswer,
  readBounds,
  searchToQuery,
  texts,
  toCallParams,
  toQueryString,
  writeBounds,
} from '@porchlight/domain';
import { type MapQuestion, mapSearchMachine } from '@porchlight/flows/mapSearch';
import { Alert, Button, Checkbox, ListingMap, type MapMark } from '@porchlight/ui';
import { media } from '@porchlight/ui/theme';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import { mapOfListings, useApi } from '../../api/index.ts';
import { useIsOffline } from '../../lib/useIsOffline.ts';
import { everywhere, firstView, roomAround } from './bounds.ts';
import { leaflet } from './library.ts';
import { clusterKey, marksOf, pinKey } from './marks.ts';
import { PinCard } from './PinCard.tsx';
import * as styles from './ResultsMap.css.ts';
import { useOutlines } from './useOutlines.ts';

export interface ResultsMapProps {
  search: ListingsSearch;
  categories: readonly Category[];
  /** Called with new bounds; the list follows. */
  change: (change: Pick<ListingsSearch, 'bounds'>, how: 'replace') => void;
  /** Called when zooming in reveals no more: all listings of a cluster are in one town, and listed below. */
  onNearest: () => void;
}

const words = {
  follow: 'Search as the map moves',
  searchHere: 'Search this area',
  failed: 'This part of the map did not load.',
  none: 'No listings in view',
  inView: (count: string) => `${count} in view`,
};

/**
 * Number of cells that fit pins: the map is as wide as a narrow window, and half as wide as the page
 * otherwise.
 */
function cellsAcross(): number {
  const width = window.matchMedia(media.lg).matches
    ? Math.min(window.innerWidth, 1216) / 2
    : window.innerWidth;
  return Math.round(width / 90);
}

const nothing: readonly MapMark[] = [];

/** Search results on a map. Loaded on demand, with its library. */
export function ResultsMap({ search, categories, change, onNearest }: ResultsMapProps) {
  const api = useApi();
  const root = useRef<HTMLDivElement>(null);
  // Without sort order, page and bounds, which aren't part of the map's query.
  const asked = toQueryString(
    toCallParams({
      ...searchToQuery(search, categories),
      bounds: '',
      sort: 'date',
      order: 'desc',
      page: 1,
      cursor: '',
    }),
  );
  const machine = useMemo(
    () =>
      mapSearchMachine.provide({
        actors: {
          search: fromPromise<unknown, MapQuestion>(({ input, signal }) =>
            mapOfListings(api, { ...input, cells: cellsAcross() }, signal).catch((error: unknown) => {
              // A restarted actor, as in strict mode, must not receive the aborted request's failure.
              if (signal.aborted) return new Promise<never>(() => undefined);
              throw error;
            }),
          ),
        },
      }),
    [api],
  );
  const actor = useActorRef(machine, { input: { query: asked, bounds: search.bounds, follows: true } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  // The actor above returns nothing else.
  const found = context.found as MapAnswer | null;

  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const told = useRef({ query: asked, bounds: search.bounds });
  useEffect(() => {
    const heard = actor.on('area.searched', ({ bounds }) => {
      told.current = { ...told.current, bounds };
      latest.current({ bounds }, 'replace');
    });
    return () => heard.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const { query, bounds } = told.current;
    if (query === asked && bounds === search.bounds) return;
    told.current = { query: asked, bounds: search.bounds };
    actor.send({ type: 'query.changed', query: asked, bounds: search.bounds });
  }, [actor, asked, search.bounds]);
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline) actor.send({ type: 'connection.restored' });
  }, [actor, isOffline]);

  const [selected, setSelected] = useState<string>();
  const pin = found?.pins.find((each) => pinKey(each) === selected);
  const marks = useMemo(() => (found === null ? nothing : marksOf(found)), [found]);
  const all = found === null || found.bounds === '' ? undefined : readBounds(found.bounds);
  const shown =
    readBounds(context.moved ?? context.bounds) ?? (all === undefined ? everywhere : firstView(all, marks));
  const outlines = useOutlines(shown, found?.tiles !== undefined);

  const choose = (mark: MapMark): void => {
    if (mark.kind === 'pin') return setSelected(mark.key);
    const cluster = found?.clusters.find((each) => clusterKey(each) === mark.key);
    const lies = cluster && readBounds(cluster.bounds);
    if (lies === undefined) return;
    const bounds = writeBounds(roomAround(lies));
    if (bounds === context.bounds) onNearest();
    else actor.send({ type: 'map.moved', bounds });
  };
  const close = (): void => {
    setSelected(undefined);
    // The card is gone; return the focus to its pin.
    root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  };
  const total = found?.total ?? 0;
  const count = texts.listings.count(total, total.toLocaleString('en-US'));
  return (
    <div ref={root} className={styles.root}>
      <ListingMap
        library={leaflet}
        bounds={shown}
        marks={marks}
        selected={pin?.id}
        onSelect={choose}
        onMove={({ bounds }) => actor.send({ type: 'map.moved', bounds: writeBounds(bounds) })}
        outlines={outlines}
        names={found?.places}
        tiles={found?.tiles}
        busy={value === 'searching' || value === 'debouncing'}
        summary={
          found !== null && (total === 0 ? words.none : shown === everywhere ? count : words.inView(count))
        }
        actions={
          <>
            <div className={styles.choice}>
              <Checkbox
                label={<span className={styles.follow}>{words.follow}</span>}
                checked={context.follows}
                onCheckedChange={(follows) => actor.send({ type: 'following.changed', follows })}
              />
            </div>
            {value === 'offered' && (
              <Button onClick={() => actor.send({ type: 'area.asked' })}>{words.searchHere}</Button>
            )}
            {value === 'failed' && (
              <Alert tone="critical" live="polite">
                {words.failed}{' '}
                <Button size="sm" variant="outline" onClick={() => actor.send({ type: 'search.retried' })}>
                  {texts.listings.tryAgain}
                </Button>
              </Alert>
            )}
          </>
        }
      >
        {pin !== undefined && <PinCard pin={pin} onClose={close} />}
      </ListingMap>
    </div>
  );
}
