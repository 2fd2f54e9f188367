import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Place, PlaceSuggestion, PlaceType } from '@porchlight/domain';
import type { Geocoder } from '../ports/index.ts';
import { readTown, type TownReading } from './address.ts';
import { foldPlace } from './fold.ts';
import { stateCode } from './states.ts';

/** One city or ZIP code of the bundled table. */
interface Entry {
  kind: 'city' | 'postcode';
  /** What a person types to find it, folded: the city's name or the ZIP code. */
  key: string;
  name: string;
  city: string;
  state: string;
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
}

const table = new URL('../../data/places.tsv.gz', import.meta.url);
let loaded: Promise<Gazetteer> | undefined;

/** Reads the bundled table, once for the whole process. */
export function bundledPlaces(): Promise<Gazetteer> {
  loaded ??= readFile(table)
    .then((bytes) => promisify(gunzip)(bytes))
    .then((bytes) => gazetteer(bytes.toString('utf8')));
  return loaded;
}

/** Searches a table of lines `C name state lat lon population` and `Z zip state lat lon city`, separated by tabs. */
export function gazetteer(tsv: string): Gazetteer {
  const entries = tsv.split('\n').filter(Boolean).map(parseLine);
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population));
  const exact = (key: string): Entry[] => from(entries, key, (candidate) => candidate === key);
  let zips: ReadonlyMap<string, Entry[]> | undefined;
  const zipsOf = (town: Entry): Entry[] => (zips ??= zipsByTown(entries)).get(townKey(town)) ?? [];

  /** The towns that a reading of an address leads to. */
  function townsOf({ words, states, isHalf }: TownReading): Entry[] {
    const fits = ({ kind, state }: Entry) => kind === 'city' && (states?.includes(state) ?? true);
    const name = words.join(' ');
    if (isHalf) return from(entries, name, (candidate) => candidate.startsWith(name)).filter(fits);
    for (let skip = 0; skip < words.length; skip += 1) {
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
      const { key, state, zip } = readQuery(text);
      const wanted = (entry: Entry): boolean =>
        types.includes(entry.kind) && (state === undefined || entry.state.startsWith(state));
      const startsWith = (prefix: string): Entry[] =>
        prefix === ''
          ? []
          : from(entries, prefix, (candidate) => candidate.startsWith(prefix)).filter(wanted);
      // 'Austin TX 78701' names one ZIP code; without it, words may be a name alone or a name and a state.
      const found =
        zip === undefined ? startsWith(key) : exact(zip).filter((entry) => types.includes(entry.kind));
      const split = zip === undefined && state === undefined ? splitState(key) : undefined;
      const inState =
        split === undefined
          ? []
          : from(
              entries,
              split.key,
              (candidate) => candidate === split.key || candidate.startsWith(`${split.key} `),
            ).filter((entry) => types.includes(entry.kind) && entry.state === split.state);
      const named = rank([...inState, ...found], split?.key ?? key);
      const places =
        named.length > 0 ? named : alongStreet(text).filter((entry) => types.includes(entry.kind));
      return places.slice(0, limit).map(suggestionOf);
    },
  };
}

const townKey = ({ city, state }: Entry): string => `${foldPlace(city)}, ${state}`;

function zipsByTown(entries: readonly Entry[]): Map<string, Entry[]> {
  const zips = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.kind !== 'postcode') continue;
    const key = townKey(entry);
    zips.set(key, [...(zips.get(key) ?? []), entry]);
  }
  return zips;
}

function parseLine(line: string): Entry {
  const [kind = '', name = '', state = '', latitude = '', longitude = '', last = ''] = line.split('\t');
  const common = { name, state, latitude: Number(latitude), longitude: Number(longitude) };
  return kind === 'C'
    ? { ...common, kind: 'city', key: foldPlace(name), city: name, population: Number(last) }
    : { ...common, kind: 'postcode', key: name, city: last, population: 0 };
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
function readQuery(text: string): { key: string; state?: string; zip?: string } {
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
  return { key, state: stateCode(rest) ?? rest.toUpperCase().slice(0, 2) };
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
  return [...new Set(found)].sort(
    (a, b) => weight(b) - weight(a) || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.state < b.state ? -1 : 1),
  );
}

function placeOf(entry: Entry): Place {
  const isZip = entry.kind === 'postcode';
  return {
    place_id: isZip
      ? `us-zip-${entry.name}`
      : `us-city-${entry.state.toLowerCase()}-${entry.key.replaceAll(' ', '-')}`,
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
  const place = placeOf(entry);
  const type: PlaceType = entry.kind;
  return { ...place, text: place.formatted, type };
}
