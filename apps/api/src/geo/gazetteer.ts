import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
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
import { apiFolder } from '../folders.ts';
import type { Geocoder } from '../ports/index.ts';
import { readTown, type TownReading } from './address.ts';
import { foldPlace } from './fold.ts';
import { shortNames } from './shortNames.ts';
import { isGuessable, isNearlyCalled } from './similar.ts';
import { stateCode, statesFrom } from './states.ts';

/** One city or ZIP code of the bundled table. */
interface Entry {
  kind: 'city' | 'postcode';
  /** What a person types to find it, folded: the city's name, a short name of it, or the ZIP code. */
  key: string;
  /** Whether `key` is a short name: the city has an entry of its own. */
  isShort: boolean;
  name: string;
  city: string;
  state: string;
  /** Folded city and state: made while the table is read, in turns, and not all at once by a request. */
  town: string;
  latitude: number;
  longitude: number;
  /** Cities only; 0 where it is not known. */
  population: number;
}

/** The U.S. cities and ZIP codes that come with the server. */
export interface Gazetteer extends Geocoder {
  /** The city written as 'City, ST', if there is one. */
  city(name: string, state: string): Place | null;
  /** The place of a ZIP code, if there is one. */
  zip(code: string): Place | null;
  /** The city or ZIP code that a text means: one written as it is suggested, or else the first suggestion. Null for a state. */
  find(text: string): Promise<Place | null>;
  /** The largest cities within a part of a map, so far apart that their names fit, largest first. */
  within(bounds: MapBounds): MapPlaceName[];
  /** The ZIP code whose center is the nearest to a point, if any is near. */
  nearest(point: Point): Place | null;
}

const table = new URL('data/places.tsv.gz', apiFolder);
let loaded: Promise<Gazetteer> | undefined;

/** Reads the bundled table, once for the whole process. */
export function bundledPlaces(): Promise<Gazetteer> {
  loaded ??= readFile(table)
    .then((bytes) => promisify(gunzip)(bytes))
    .then((bytes) => readLines(bytes.toString('utf8')))
    .then(gazetteer);
  return loaded;
}

/** No town's name has more words. */
const townWordsMax = 8;

/** So many names fit beside and below each other on a map. */
const [nameColumns, nameRows] = [5, 10];

/** How far north or south a place at the largest distance can lie: a degree is 68.7 miles and more. */
const nearestMaxDegrees = limits.nearestMax / 68;

/** So many people live in a city that is meant rather than a state of its name. */
const greatCity = 500_000;

/** Lines read at a stretch: some ten milliseconds, after which requests get their turn. */
const linesAtOnce = 3_000;

/** Reads a table of lines `C name state lat lon population` and `Z zip state lat lon city`, separated by tabs. */
async function readLines(tsv: string): Promise<Entry[]> {
  const lines = tsv.split('\n').filter(Boolean);
  const entries: Entry[] = [];
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    for (const line of lines.slice(from, from + linesAtOnce)) entries.push(parseLine(line));
    await setImmediate();
  }
  return entries;
}

/** The bundled places for suggestions, read when the first is asked for. */
export const bundledGeocoder: Geocoder = {
  suggest: async (...asked) => (await bundledPlaces()).suggest(...asked),
};

/** Searches cities and ZIP codes. */
function gazetteer(entries: Entry[]): Gazetteer {
  entries.push(...entriesOfShortNames(entries));
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population));
  const exact = (key: string): Entry[] => from(entries, key, (candidate) => candidate === key);
  let largest: Entry[] | undefined;
  let zips: ReadonlyMap<string, Entry[]> | undefined;
  const zipsOf = (town: Entry): Entry[] => (zips ??= zipsByTown(entries)).get(town.town) ?? [];

  /** The towns that a reading of an address leads to. */
  function townsOf({ words, states, isHalf }: TownReading): Entry[] {
    const fits = ({ kind, state }: Entry) => kind === 'city' && (states?.includes(state) ?? true);
    const name = words.join(' ');
    if (isHalf) return from(entries, name, (candidate) => candidate.startsWith(name)).filter(fits);
    for (let skip = Math.max(0, words.length - townWordsMax); skip < words.length; skip += 1) {
      const towns = exact(words.slice(skip).join(' ')).filter(fits);
      if (towns.length > 0) return towns;
    }
    return [];
  }

  /** Where a street address leads: its town, and the ZIP codes of that. */
  function alongStreet(text: string): Entry[] {
    for (const reading of readTown(text)) {
      const whole = exact(reading.zip).filter(({ kind }) => kind === 'postcode');
      if (whole.length > 0) return whole;
      const [first, ...others] = rank(townsOf(reading), reading.words.join(' '));
      if (first === undefined) continue;
      const codes = others.length === 0 ? zipsOf(first) : [];
      return [first, ...others, ...codes.filter(({ key }) => key.startsWith(reading.zip))];
    }
    return [];
  }

  /** Cities whose names are nearly what was typed, those that begin as it does. */
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
      const found = exact(foldPlace(name)).find(
        (entry) => entry.kind === 'city' && entry.state === state.toUpperCase(),
      );
      return found === undefined ? null : placeOf(found);
    },
    zip(code) {
      const found = exact(code).find((entry) => entry.kind === 'postcode');
      return found === undefined ? null : placeOf(found);
    },
    async suggest(text, types, limit) {
      const { key, states, zip } = readQuery(text);
      const wanted = (entry: Entry): boolean =>
        types.includes(entry.kind) && (states?.includes(entry.state) ?? true);
      const startsWith = (prefix: string): Entry[] =>
        prefix === ''
          ? []
          : from(entries, prefix, (candidate) => candidate.startsWith(prefix)).filter(wanted);
      // 'Austin TX 78701' names one ZIP code; without it, words may be a name alone or a name and a state.
      const found =
        zip === undefined ? startsWith(key) : exact(zip).filter((entry) => types.includes(entry.kind));
      const split = zip === undefined && states === undefined ? splitState(key) : undefined;
      const inState =
        split === undefined
          ? []
          : from(
              entries,
              split.key,
              (candidate) => candidate === split.key || candidate.startsWith(`${split.key} `),
            ).filter((entry) => types.includes(entry.kind) && entry.state === split.state);
      const named = rank([...inState, ...found], split?.key ?? key);
      const ways = [
        () => named,
        () => similar(key, (entry) => wanted(entry) && (split === undefined || entry.state === split.state)),
        () => alongStreet(text).filter((entry) => types.includes(entry.kind)),
        () =>
          split === undefined
            ? []
            : similar(split.key, (entry) => wanted(entry) && entry.state === split.state),
      ];
      for (const way of ways) {
        const places = way();
        if (places.length > 0) return places.slice(0, limit).map(suggestionOf);
      }
      return [];
    },
    async find(text) {
      const [, name = '', state = '', code] = /^([^,]+), ?([A-Z]{2})(?: (\d{5}))?$/.exec(text) ?? [];
      const named = code === undefined ? this.city(name, state) : this.zip(code);
      if (named !== null) return named;
      // A state is no point, unless a great city is called like it: New York and Washington are, Oregon (Ohio) is not.
      const isGreat = ({ population }: Entry): boolean => population >= greatCity;
      if (stateCode(text) !== undefined && !exact(foldPlace(text)).some(isGreat)) return null;
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
      for (const { name, latitude, longitude } of largest) {
        if (shown.length === limits.mapPlaces) break;
        if (!isInBounds(bounds, { latitude, longitude })) continue;
        const isFree = (other: MapPlaceName): boolean =>
          Math.abs(unwrapLongitude(other.longitude) - unwrapLongitude(longitude)) >= width ||
          Math.abs(other.latitude - latitude) >= height;
        if (shown.every(isFree)) shown.push({ name, ...roundedPoint({ latitude, longitude }) });
      }
      return shown;
    },
    nearest(point) {
      let [found, least]: [Entry | null, number] = [null, limits.nearestMax];
      for (const entry of entries) {
        if (entry.kind !== 'postcode') continue;
        // The distance itself takes some trigonometry, for each of forty thousand.
        if (Math.abs(entry.latitude - point.latitude) > nearestMaxDegrees) continue;
        const miles = milesBetween(entry, point);
        if (miles <= least) [found, least] = [entry, miles];
      }
      return found === null ? null : placeOf(found);
    },
  };
}

/** The cities once more under their short names. */
function entriesOfShortNames(entries: readonly Entry[]): Entry[] {
  const cities = new Map(entries.filter(({ kind }) => kind === 'city').map((entry) => [entry.town, entry]));
  return shortNames.flatMap(({ city, state, names }) => {
    const entry = cities.get(`${foldPlace(city)}, ${state}`);
    return entry === undefined
      ? []
      : names.map((name) => ({ ...entry, key: foldPlace(name), isShort: true }));
  });
}

function zipsByTown(entries: readonly Entry[]): Map<string, Entry[]> {
  const zips = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.kind !== 'postcode') continue;
    const ofTown = zips.get(entry.town);
    if (ofTown === undefined) zips.set(entry.town, [entry]);
    else ofTown.push(entry);
  }
  return zips;
}

function parseLine(line: string): Entry {
  const [kind = '', name = '', state = '', latitude = '', longitude = '', last = ''] = line.split('\t');
  const common = { name, state, latitude: Number(latitude), longitude: Number(longitude) };
  const city = kind === 'C' ? name : last;
  const key = foldPlace(city);
  const town = { ...common, city, isShort: false, town: `${key}, ${state}` };
  return kind === 'C'
    ? { ...town, kind: 'city', key, population: Number(last) }
    : { ...town, kind: 'postcode', key: name, population: 0 };
}

/** The run of entries, in key order, that begins at the first key not before `start` and lasts while `fits` holds. */
function from(entries: readonly Entry[], start: string, fits: (key: string) => boolean): Entry[] {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < entries.length && fits(entries[end]?.key ?? '')) end += 1;
  return entries.slice(low, end);
}

/** Reads 'name', 'name, state' (the state may be half typed) and any text with a whole ZIP code in it. */
function readQuery(text: string): { key: string; states?: readonly string[]; zip?: string } {
  const comma = text.indexOf(',');
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{0,4})?\s*$/.exec(text)?.[1];
  if (zip !== undefined) return { key: zip, zip };
  if (comma < 0) return { key: foldPlace(text) };
  const key = foldPlace(text.slice(0, comma));
  const rest = text
    .slice(comma + 1)
    .replace(/,.*/, '')
    .replace(/[.]/g, '')
    .trim();
  if (rest === '') return { key };
  const state = stateCode(rest);
  return { key, states: state === undefined ? statesFrom(rest) : [state] };
}

/** 'austin tx' and 'austin texas' as a name and a state. */
function splitState(key: string): { key: string; state: string } | undefined {
  const words = key.split(' ');
  for (const count of [1, 2, 3]) {
    if (words.length <= count) return undefined;
    const state = stateCode(words.slice(-count).join(' '));
    if (state !== undefined) return { key: words.slice(0, -count).join(' '), state };
  }
  return undefined;
}

/** Best first: a name typed in full before a longer one, then by population; nothing twice. */
function rank(found: readonly Entry[], key: string): Entry[] {
  const weight = (entry: Entry): number => (entry.key === key ? 3 : 1) * (entry.population + 1);
  const sorted = found.toSorted(
    (a, b) => weight(b) - weight(a) || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.state < b.state ? -1 : 1),
  );
  const places = new Map<string, Entry>();
  for (const entry of sorted) {
    const place = `${entry.kind} ${entry.name}, ${entry.state}`;
    if (!places.has(place)) places.set(place, entry);
  }
  return [...places.values()];
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

/** A place as it is offered. */
export const asSuggestion = (place: Place, type: PlaceType): PlaceSuggestion => ({
  ...place,
  text: place.formatted,
  type,
});
