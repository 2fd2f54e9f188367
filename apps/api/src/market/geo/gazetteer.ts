import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  isInBounds,
  limits,
  type MapBounds,
  type MapPlaceName,
  milesBetween,
  type Place,
  type PlaceSuggestion,
  type PlaceType,
  type Point,
  roundedPoint,
  unwrapLongitude,
  widthOf,
} from '@porchlight/domain';
import { apiFolder } from '../../folders.ts';
import type { Geocoder } from '../../platform/ports/index.ts';
import { readTown, type TownReading } from './address.ts';
import { type Entry, entriesOfShortNames, from, rank, readLines, zipsByTown } from './entries.ts';
import { foldPlace, withDirection } from './fold.ts';
import { type PlaceText, readPlace, zipFits } from './reading.ts';
import { isGuessable, isNearlyCalled } from './similar.ts';

/** The bundled U.S. cities and ZIP codes. */
export interface Gazetteer extends Geocoder {
  /** The city of a name and a state code; `null` if there is none. */
  city(name: string, state: string): Place | null;
  zip(code: string): Place | null;
  /**
   * The city or ZIP code that a text means: an exact suggestion text, or else the first suggestion. `null`
   * for a state.
   */
  find(text: string): Promise<Place | null>;
  /** The largest cities within map bounds, far enough apart for their names to fit, largest first. */
  within(bounds: MapBounds): MapPlaceName[];
  /** The ZIP code with the nearest center, if any is near. */
  nearest(point: Point): Place | null;
}

const table = new URL('data/places.tsv.gz', apiFolder);
let loaded: Promise<Gazetteer> | undefined;

/** Reads the bundled table, once per process. */
export function bundledPlaces(): Promise<Gazetteer> {
  loaded ??= readFile(table)
    .then((bytes) => promisify(gunzip)(bytes))
    .then((bytes) => readLines(bytes.toString('utf8')))
    .then(gazetteer);
  return loaded;
}

const townWordsMax = 8;

/** How many names fit on a map next to and below each other. */
const [nameColumns, nameRows] = [5, 10];

/** Degrees of latitude that the maximum distance spans: a degree is at least 68.7 miles. */
const nearestMaxDegrees = limits.nearestMax / 68;

/**
 * The population from which a city takes precedence over a state or a country of the same name: more than the
 * cities named Ontario and Jamaica have.
 */
const greatCity = 300_000;
const isGreat = ({ isShort, population }: Entry): boolean => !isShort && population >= greatCity;

/** The bundled places as a geocoder, read on first use. */
export const bundledGeocoder: Geocoder = {
  suggest: async (...asked) => (await bundledPlaces()).suggest(...asked),
};

function gazetteer(entries: Entry[]): Gazetteer {
  entries.push(...entriesOfShortNames(entries));
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population));
  const exact = (key: string): Entry[] => from(entries, key, (candidate) => candidate === key);
  let largest: Entry[] | undefined;
  let zips: ReadonlyMap<string, Entry[]> | undefined;
  const zipsOf = (town: Entry): Entry[] => (zips ??= zipsByTown(entries)).get(town.town) ?? [];

  const zipsNamed = (asked: PlaceText): Entry[] =>
    asked.zip === undefined ? [] : exact(asked.zip).filter((entry) => zipFits(asked, entry));

  function townsOf({ words, states, isHalf, mustBeGreat = false }: TownReading): Entry[] {
    const fits = (entry: Entry) =>
      entry.kind === 'city' && (states?.includes(entry.state) ?? true) && (!mustBeGreat || isGreat(entry));
    const nameFrom = (skip: number): string => withDirection(foldPlace(words.slice(skip).join(' ')));
    if (isHalf) {
      const begin = nameFrom(0);
      return from(entries, begin, (candidate) => candidate.startsWith(begin)).filter(fits);
    }
    for (let skip = Math.max(0, words.length - townWordsMax); skip < words.length; skip += 1) {
      const towns = exact(nameFrom(skip)).filter(fits);
      if (towns.length > 0) return towns;
    }
    return [];
  }

  /** Matches of a street address: its town, and the town's ZIP codes. */
  function alongStreet(text: string): Entry[] {
    for (const reading of readTown(text)) {
      const { words, states, zip } = reading;
      const whole = exact(zip).filter(
        ({ kind, state }) => kind === 'postcode' && (states?.includes(state) ?? true),
      );
      if (whole.length > 0) return whole;
      const [first, ...others] = rank(townsOf(reading), withDirection(foldPlace(words.join(' '))));
      if (first === undefined) continue;
      const codes = others.length === 0 ? zipsOf(first) : [];
      return [first, ...others, ...codes.filter(({ key }) => key.startsWith(zip))];
    }
    return [];
  }

  function townsIn(state: string): Entry[] {
    return rank(entries.filter((entry) => entry.kind === 'city' && entry.state === state));
  }

  /** Cities with names close to the typed text and the same first letter. */
  function similar(key: string, wanted: (entry: Entry) => boolean): Entry[] {
    if (!isGuessable(key)) return [];
    const alike = from(entries, key.slice(0, 1), (candidate) => candidate.startsWith(key.slice(0, 1)));
    return rank(
      alike.filter((entry) => entry.kind === 'city' && wanted(entry) && isNearlyCalled(key, entry.key)),
      key,
    );
  }

  return {
    city(name, state) {
      const found = exact(withDirection(foldPlace(name))).find(
        (entry) => entry.kind === 'city' && entry.state === state.toUpperCase(),
      );
      return found === undefined ? null : placeOf(found);
    },
    zip(code) {
      const found = exact(code).find((entry) => entry.kind === 'postcode');
      return found === undefined ? null : placeOf(found);
    },
    async suggest(text, types, limit) {
      const asked = readPlace(text);
      const { states, ending } = asked;
      const key = withDirection(asked.name);
      // Without a comma, the text may be a name, a state, or a name and a state.
      const split =
        states === undefined && ending !== undefined && ending.name !== ''
          ? { key: withDirection(ending.name), state: ending.state }
          : undefined;
      const isOfType = (entry: Entry): boolean => types.includes(entry.kind);
      const isThere = (entry: Entry): boolean => states?.includes(entry.state) ?? true;
      const isInSplit = (entry: Entry): boolean => split === undefined || entry.state === split.state;
      const startsWith = (prefix: string): Entry[] =>
        prefix === '' ? [] : from(entries, prefix, (candidate) => candidate.startsWith(prefix));
      const ways = [
        () => zipsNamed(asked),
        () => {
          const whole = startsWith(key).filter(isThere);
          if (split === undefined) return rank(whole, key);
          const inState = from(
            entries,
            split.key,
            (candidate) => candidate === split.key || candidate.startsWith(`${split.key} `),
          ).filter(isInSplit);
          return rank([...inState, ...whole], key, split.key);
        },
        () => (states === undefined && ending?.name === '' ? townsIn(ending.state) : []),
        () => (asked.parts > 2 ? [] : similar(key, (entry) => isThere(entry) && isInSplit(entry))),
        () => alongStreet(text),
        () => (split === undefined ? [] : similar(split.key, isInSplit)),
      ];
      for (const way of ways) {
        const places = way().filter(isOfType);
        if (places.length > 0) return places.slice(0, limit).map(suggestionOf);
      }
      return [];
    },
    async find(text) {
      const [, name = '', code = ''] = /^([^,]+), ?([A-Z]{2})$/.exec(text) ?? [];
      const named = this.city(name, code);
      if (named !== null) return named;
      // A state has no point, unless a large city has its name: New York and Washington do, Oregon (Ohio) is
      // too small.
      const asked = readPlace(text);
      const isState = asked.alone !== undefined && !exact(asked.whole).some(isGreat);
      if (isState && zipsNamed(asked).length === 0) return null;
      const [first] = await this.suggest(text, ['city', 'postcode'], 1);
      if (first === undefined) return null;
      const { text: _text, type: _type, ...place } = first;
      return place;
    },
    within(bounds) {
      const [width, height] = [widthOf(bounds) / nameColumns, (bounds.north - bounds.south) / nameRows];
      const shown: MapPlaceName[] = [];
      largest ??= entries
        .filter(({ kind, isShort }) => kind === 'city' && !isShort)
        .sort((a, b) => b.population - a.population);
      for (const { name, population, latitude, longitude } of largest) {
        if (shown.length === limits.mapPlaces) break;
        if (!isInBounds(bounds, { latitude, longitude })) continue;
        const isFree = (other: MapPlaceName): boolean =>
          Math.abs(unwrapLongitude(other.longitude) - unwrapLongitude(longitude)) >= width ||
          Math.abs(other.latitude - latitude) >= height;
        if (shown.every(isFree)) shown.push({ name, population, ...roundedPoint({ latitude, longitude }) });
      }
      return shown;
    },
    nearest(point) {
      let [found, least]: [Entry | null, number] = [null, limits.nearestMax];
      for (const entry of entries) {
        if (entry.kind !== 'postcode') continue;
        // Skip most of the forty thousand entries before the costly distance.
        if (Math.abs(entry.latitude - point.latitude) > nearestMaxDegrees) continue;
        const miles = milesBetween(entry, point);
        if (miles <= least) [found, least] = [entry, miles];
      }
      return found === null ? null : placeOf(found);
    },
  };
}

function placeOf(entry: Entry): Place {
  const isZip = entry.kind === 'postcode';
  return {
    place_id: isZip
      ? `us-zip-${entry.name}`
      : `us-city-${entry.state.toLowerCase()}-${foldPlace(entry.name).replaceAll(' ', '-')}`,
    formatted: isZip ? `${entry.city}, ${entry.state} ${entry.name}` : `${entry.city}, ${entry.state}`,
    street: '',
    city: entry.city,
    state: entry.state,
    postal_code: isZip ? entry.name : '',
    country: 'US',
    latitude: entry.latitude,
    longitude: entry.longitude,
  };
}

function suggestionOf(entry: Entry): PlaceSuggestion {
  const type: PlaceType = entry.kind;
  return asSuggestion(placeOf(entry), type);
}

export const asSuggestion = (place: Place, type: PlaceType): PlaceSuggestion => ({
  ...place,
  text: place.formatted,
  type,
});
