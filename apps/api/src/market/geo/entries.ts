import { setImmediate } from 'node:timers/promises';
import { foldPlace, withDirection } from './fold.ts';
import { shortNames } from './shortNames.ts';

export interface Entry {
  kind: 'city' | 'postcode';
  /** The folded search key: the city's name, a short name of it, or the ZIP code. */
  key: string;
  /** Whether `key` is a short name: the city has another entry with its full name. */
  isShort: boolean;
  name: string;
  city: string;
  state: string;
  /** Folded city and state. Computed while the table is read, not all at once in a request. */
  town: string;
  latitude: number;
  longitude: number;
  /** Cities only; 0 if unknown. */
  population: number;
}

/** Lines read in one go, about ten milliseconds, before requests get a turn. */
const linesAtOnce = 3_000;

/** Reads a table of tab-separated lines `C name state lat lon population` and `Z zip state lat lon city`. */
export async function readLines(tsv: string): Promise<Entry[]> {
  const lines = tsv.split('\n').filter(Boolean);
  const entries: Entry[] = [];
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    for (const line of lines.slice(from, from + linesAtOnce)) entries.push(parseLine(line));
    await setImmediate();
  }
  return entries;
}

/** Entries that find the cities by their short names. */
export function entriesOfShortNames(entries: readonly Entry[]): Entry[] {
  const cities = new Map(entries.filter(({ kind }) => kind === 'city').map((entry) => [entry.town, entry]));
  return shortNames.flatMap(({ city, state, names }) => {
    const entry = cities.get(`${foldPlace(city)}, ${state}`);
    return entry === undefined
      ? []
      : names.map((name) => ({ ...entry, key: foldPlace(name), isShort: true }));
  });
}

export function zipsByTown(entries: readonly Entry[]): Map<string, Entry[]> {
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
  const key = withDirection(foldPlace(city));
  const town = { ...common, city, isShort: false, town: `${key}, ${state}` };
  return kind === 'C'
    ? { ...town, kind: 'city', key, population: Number(last) }
    : { ...town, kind: 'postcode', key: name, population: 0 };
}

/**
 * The run of entries, in key order, from the first key that is not before `start` for as long as `fits`
 * holds.
 */
export function from(entries: readonly Entry[], start: string, fits: (key: string) => boolean): Entry[] {
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

/** Best first: exact names before longer ones, then by population; without duplicates. */
export function rank(found: readonly Entry[], ...typed: readonly string[]): Entry[] {
  const isWhole = (entry: Entry): number => (typed.includes(entry.key) ? 1 : 0);
  const sorted = found.toSorted(
    (a, b) =>
      isWhole(b) - isWhole(a) ||
      b.population - a.population ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : a.state < b.state ? -1 : 1),
  );
  const places = new Map<string, Entry>();
  for (const entry of sorted) {
    const place = `${entry.kind} ${entry.name}, ${entry.state}`;
    if (!places.has(place)) places.set(place, entry);
  }
  return [...places.values()];
}
