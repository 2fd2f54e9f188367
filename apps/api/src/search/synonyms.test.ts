import { expect, it } from 'vitest';
import { categoryTree } from '@porchlight/domain';
import { describeOnDatabases } from '../testing/testApi.ts';
import { categoryTerms } from './categoryWords.ts';
import { ensureSynonyms } from './ensureSynonyms.ts';
import { searchTextOf } from './tsquery.ts';
import { readTyped } from './typed.ts';

it('the words of categories are of categories there are, and each of them has some', () => {
  const slugs = (isName: boolean) =>
    new Set(categoryTerms.filter((each) => each.isName === isName).map(({ slug }) => slug));
  expect(slugs(false)).toEqual(
    new Set(categoryTree.flatMap(({ subCategories }) => subCategories.map(({ slug }) => slug))),
  );
  expect(slugs(true).size).toBe(slugs(false).size + categoryTree.length);
});

describeOnDatabases('words that mean the same', (server) => {
  /** Whether somebody who looks for the one finds a text with the other. */
  const finds = async (typed: string, text: string): Promise<boolean> => {
    const parts = readTyped(typed);
    const fitting = parts === null ? '' : (await searchTextOf(server().db, parts)).fitting;
    const [row] = await server().db.query<{ fits: boolean }>(
      "SELECT to_tsvector('english', listing_text($2)) @@ $1::tsquery AS fits",
      [fitting, text],
    );
    return row?.fits ?? false;
  };

  it('are two hundred pairs and more, the other way round as well', async () => {
    const [row] = await server().db.query<{ pairs: number }>(
      `SELECT count(*) AS pairs FROM search_synonyms a JOIN search_synonyms b ON a.target < b.target
       WHERE strpos(a.substitute::text, replace(b.target::text, '&', '<->')) > 0
         AND strpos(b.substitute::text, replace(a.target::text, '&', '<->')) > 0`,
    );
    expect(row?.pairs).toBeGreaterThanOrEqual(200);
  });

  it.each([
    ['couch', 'Green sofa'],
    ['sofas', 'Two couches'],
    ['bicycle', 'City bikes'],
    ['bike', 'A bicycle'],
    ['stroller', 'Baby carriage, green'],
    ['baby carriage', 'Folding stroller'],
    ['fridge', 'Refrigerator with freezer'],
    ['apartment', 'Sunny apt near the park'],
    ['lessons', 'Tutoring in math'],
    ['guitar lessons', 'Guitar tutoring'],
    ['lawnmower', 'Push lawn mower'],
    ['lawn mower', 'Lawnmower, electric'],
    ['book case', 'Bookcase, pale wood'],
    ['e-bike', 'Electric bike'],
    ['electric bicycle', 'New ebike'],
    ['tv stand', 'Media console'],
    ['television', 'Old TV'],
    ['shelves', 'One shelf'],
    ['kids toys', 'Toys for children'],
    ['laptop', 'Macbook Air'],
    ['"couch"', 'couch'],
  ])('%s finds %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(true);
  });

  it.each([
    ['macbook', 'Laptop'],
    ['apple', 'Fruit'],
    ['cook', 'skillet'],
    ['"couch"', 'sofa'],
    ['"baby carriage"', 'stroller'],
    ['baby', 'stroller'],
    ['sofa -couch', 'sofa and couch'],
    ['house', 'home'],
    ['the', 'the'],
    ['desk or (-chair', 'a lamp'],
  ])('%s does not find %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(false);
  });

  /** Spellings of one thing: each finds each. */
  it.each([
    [['wifi', 'wi-fi', 'Wi‑Fi', 'wi–fi', 'wi fi']],
    [['3-in-1', '3 in 1', '3in1', '3–in–1']],
    [['A/C', 'AC', 'A.C.', 'a/c', 'a.c']],
    [['t-shirt', 'tshirt', 'T shirt']],
    [['AT&T', 'ATT', 'at&t']],
    [['55 inch', '55"', '55in', '55-inch', '55″', '55”', '55 inches', '55-in', "55''", '55 in']],
    [['27.5" wheel', '27.5 inch wheel', '27.5in wheel']],
    [['6ft', "6'", '6-foot', '6 feet', '6′']],
    [['128GB', '128 GB', '128-gb']],
    [['F-150', 'F150']],
    [['x-ray', 'xray']],
  ])('one thing in several spellings: %j', async (spellings) => {
    const missed: string[] = [];
    for (const typed of spellings)
      for (const written of spellings)
        for (const [search, title] of [
          [typed, `Nice ${written}`],
          [`nice ${typed}`, `Nice, ${written}, new`],
        ] as const)
          if (!(await finds(search, title))) missed.push(`${search} → ${title}`);
    expect(missed).toEqual([]);
  });

  it.each([
    ['wi-fi router', 'Wifi router'],
    ['wifi router', 'Router for wi-fi'],
    ['"wi-fi router"', 'Wi-Fi router'],
    ['"wifi router"', 'Wifi router'],
    ['mid-century lamp', 'Mid century lamp'],
    ['mid century lamp', 'Mid-century lamp'],
    ['midcentury lamp', 'Mid-century lamp'],
    ['desk,lamp', 'A lamp for a desk'],
    ['brass – lamp', 'Brass lamp'],
    ['brass —lamp', 'Brass lamp'],
    ['“brass lamp”', 'Brass lamp'],
    ['2 in good', '2 in good shape'],
    ['24/7', 'Open 24/7'],
    ['desk', 'Great desk.Must go'],
    ['washer/dryer', 'Washer dryer'],
    ['rug -55"', 'Rug, 65 inch'],
  ])('%s finds %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(true);
  });

  it.each([
    ['router -wi-fi', 'Wifi router'],
    ['router -wifi', 'Wi-fi router'],
    ['router -wi-fi', 'Wi-fi router'],
    ['stroller -3-in-1', '3 in 1 stroller'],
    ['“brass lamp”', 'Lamp of brass'],
    ['ac', 'A cot'],
    ['A/C', 'C'],
    ['tv 55"', 'TV 32"'],
    ['tv -55"', 'TV, 55-inch'],
    ['carpet', 'Car, pet'],
    ['9-5', '95'],
  ])('%s does not find %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(false);
  });

  it('are written once', async () => {
    const rows = () =>
      server().db.query('SELECT target::text, substitute::text, xmin::text FROM search_synonyms ORDER BY 1');
    const before = await rows();
    await ensureSynonyms(server().db);
    expect(await rows()).toEqual(before);
    await server().db.query("UPDATE seeded_texts SET hash = 'older'; ");
    await ensureSynonyms(server().db);
    expect((await rows()).length).toBe(before.length);
  });
});
