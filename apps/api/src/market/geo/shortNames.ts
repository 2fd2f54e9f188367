/** Informal names of cities in the bundled table. A state's code alone (`LA`) stays the state. */
const lines = `
New York, NY: new york city, nyc, ny city
Los Angeles, CA: la
San Francisco, CA: sf, san fran
Sacramento, CA: sacto
Las Vegas, NV: vegas, lv
Philadelphia, PA: philly, phila
Pittsburgh, PA: pgh
New Orleans, LA: nola, nawlins
Chicago, IL: chi town, chitown
Washington, DC: dc, washington dc, washington d c, wash dc
Baltimore, MD: bmore, b more
Atlanta, GA: atl
Jacksonville, FL: jax
St. Petersburg, FL: st pete
Indianapolis, IN: indy
Cincinnati, OH: cincy
Oklahoma City, OK: okc
Salt Lake City, UT: slc
St. Louis, MO: stl
Kansas City, MO: kc, kcmo
Kansas City, KS: kck
Portland, OR: pdx
Phoenix, AZ: phx
Albuquerque, NM: abq
Austin, TX: atx
Houston, TX: htown, h town
Minneapolis, MN: mpls
Milwaukee, WI: mke
Virginia Beach, VA: va beach
`;

export interface ShortNames {
  city: string;
  state: string;
  names: readonly string[];
}

export const shortNames: readonly ShortNames[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [place = '', names = ''] = line.split(': ');
    const [city = '', state = ''] = place.split(', ');
    return { city, state, names: names.split(', ') };
  });

const citiesByName = new Map(
  shortNames.flatMap(({ names, ...city }) => names.map((name) => [name, city] as const)),
);

export const cityOfShortName = (name: string): { city: string; state: string } | undefined =>
  citiesByName.get(name);
