import {
  type Category,
  type ListingsSearch,
  locale,
  type MapAnswer,
  radii,
  type Radius,
  readBounds,
  searchToQuery,
  texts,
  toCallParams,
  toQueryString,
  writeBounds,
} from '@porchlight/domain';
import { type MapQuestion, mapSearchMachine } from '@porchlight/flows/mapSearch';
import {
  Alert,
  Button,
  ButtonLink,
  Checkbox,
  ListIcon,
  ListingMap,
  type MapCircle,
  type MapMark,
} from '@porchlight/ui';
import { media } from '@porchlight/ui/theme';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import { mapOfListings, useApi } from '../../api/index.ts';
import { useIsOffline } from '../../lib/useIsOffline.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { everywhere, firstView, roomAround } from './bounds.ts';
import { leaflet } from './library.ts';
import { clusterKey, marksOf, namesOf } from './marks.ts';
import * as styles from './ResultsMap.css.ts';
import { useOutlines } from './useOutlines.ts';
import { useTiles } from './useTiles.ts';
import { usePanel } from './usePanel.ts';
import { words } from './ResultsMap.words.ts';

export interface ResultsMapProps {
  search: ListingsSearch;
  categories: readonly Category[];
  /** Called with new bounds; the list follows. */
  change: (change: Pick<ListingsSearch, 'bounds'>, how: 'replace') => void;
  /** URL of the same results as a list, which a phone shows instead of the map. */
  listHref: string;
}

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

/** The area of the search, and without a base map the distances in it. */
function circleOf(radius: Radius, found: MapAnswer | null): MapCircle | undefined {
  if (found?.near === undefined || radius === 'any') return undefined;
  const nearer = radii.flatMap((known) => (known !== 'any' && known < radius ? [known] : []));
  return { ...found.near, miles: radius, rings: found.tiles === undefined ? nearer.slice(-2) : [] };
}

/** Search results on a map. Loaded on demand, with its library. */
export function ResultsMap({ search, categories, change, listHref }: ResultsMapProps) {
  const api = useApi();
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
  const marks = useMemo(() => (found === null ? nothing : marksOf(found)), [found]);
  const circle = useMemo(() => circleOf(search.radius, found), [search.radius, found]);
  const panel = usePanel({ search, categories, found, selected });
  const all = found === null || found.bounds === '' ? undefined : readBounds(found.bounds);
  const shown =
    readBounds(context.moved ?? context.bounds) ??
    (all === undefined ? everywhere : firstView(all, marks, circle));
  const outlines = useOutlines(shown, found?.tiles !== undefined);
  const { counties } = outlines ?? {};
  const shownText = writeBounds(shown);
  const names = useMemo(
    () => (found === null ? undefined : namesOf(found.places, counties, readBounds(shownText))),
    [found, counties, shownText],
  );
  const streets = useTiles(found?.tiles);

  const choose = (mark: MapMark): void => {
    const cluster = found?.clusters.find((each) => clusterKey(each) === mark.key);
    const lies = mark.kind === 'cluster' && cluster && readBounds(cluster.bounds);
    const bounds = lies ? writeBounds(roomAround(lies)) : context.bounds;
    // Zooming in would not separate them.
    if (bounds === context.bounds) setSelected(mark.key);
    else actor.send({ type: 'map.moved', bounds });
  };
  const isPhone = useMedia(media.belowMd);
  const isNextToList = useMedia(media.lg);
  const total = found?.total ?? 0;
  const count = texts.listings.count(total, total.toLocaleString(locale));
  return (
    <ListingMap
      library={leaflet}
      bounds={shown}
      marks={marks}
      selected={panel && selected}
      onSelect={choose}
      panel={panel}
      onClosePanel={() => setSelected(undefined)}
      gestures={isPhone || isNextToList ? 'map' : 'page'}
      onMove={({ bounds }) => actor.send({ type: 'map.moved', bounds: writeBounds(bounds) })}
      outlines={outlines}
      names={names}
      circle={circle}
      {...streets}
      busy={value === 'searching' || value === 'debouncing'}
      summary={found !== null && total > 0 && (shown === everywhere ? count : words.inView(count))}
      notice={
        found !== null &&
        total === 0 &&
        (context.bounds === '' ? (
          <p>{texts.listings.emptyTitle}</p>
        ) : (
          <>
            <p>{words.noneHere}</p>
            <Button onClick={() => change({ bounds: '' }, 'replace')}>{words.showAll}</Button>
          </>
        ))
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
      <ButtonLink className={styles.list} href={listHref} startIcon={<ListIcon size="sm" />}>
        {words.list}
      </ButtonLink>
    </ListingMap>
  );
}
