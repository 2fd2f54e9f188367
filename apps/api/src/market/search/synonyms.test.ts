import { expect, it } from 'vitest';
import { categoryTree } from '@porchlight/domain';
import { addListing, listTitles, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { categoryTerms } from './categoryWords.ts';
import { ensureSynonyms } from './ensureSynonyms.ts';
import { searchTextOf } from './tsquery.ts';
import { readTyped } from './typed.ts';

it('the words of categories belong to existing categories, and each category has some', () => {
  const slugs = (isName: boolean) =>
    new Set(categoryTerms.filter((each) => each.isName === isName).map(({ slug }) => slug));
  expect(slugs(false)).toEqual(
    new Set(categoryTree.flatMap(({ subCategories }) => subCategories.map(({ slug }) => slug))),
  );
  expect(slugs(true).size).toBe(slugs(false).size + categoryTree.length);
});

describeOnDatabases('synonyms', (server) => {
  /** Whether a search for one text finds another. */
  const finds = async (typed: string, text: string): Promise<boolean> => {
    const parts = readTyped(typed);
    const fitting = parts === null ? '' : (await searchTextOf(server().db, parts)).fitting;
    const [row] = await server().db.query<{ fits: boolean }>(
      "SELECT to_tsvector('english', listing_text($2)) @@ $1::tsquery AS fits",
      [fitting, text],
    );
    return row?.fits ?? false;
  };

  it('are more than two hundred pairs, in both directions', async () => {
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
    ['dog sitter', 'Dog walks at noon'],
    ['pet sitter', 'Cat sitting in your home'],
    ['childcare', 'Babysitting, evenings'],
    ['daycare', 'Preschool aide'],
    ['car repair', 'Oil change for any car'],
    ['lawn mowing', 'One day of yard work'],
    ['house painter', 'One room painted in two days'],
    ['PS 5', 'Playstation 5'],
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

  /** Equivalent spellings, each of which finds all others. */
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
    // Sizes.
    [['8x10', '8 x 10', '8×10', "8' x 10'", "8'x10'", '8 ft x 10 ft', '8-foot x 10-foot', '8 by 10']],
    [['2x4', '2 x 4', '2×4', '2"x4"', '2" x 4"', '2 in x 4 in']],
    [['39x80', '39 x 80', '39 × 80', '39" × 80"']],
    [['9x13', '9 x 13', '9"x13"', '9 x 13 inch']],
    [['4x4', '4 x 4']],
    [['8.5x11', '8½ x 11', '8 1/2" x 11"']],
    // Units and thousands.
    [['10 lb', '10 lbs', '10 pounds', '10lb', '10-pound', '10 lbs.']],
    [['12V', '12 volt', '12-volt', '12 V', '12 volts']],
    [['60W', '60 watt', '60-watt', '60 W', '60 watts']],
    [['10gal', '10 gallon', '10-gallon', '10 gal.', '10 gallons']],
    [['20oz', '20 ounce', '20 oz.', '20-ounce', '20 ounces']],
    [['1,200 sq ft', '1200 sq ft', '1200sqft', '1,200 sq. ft.', '1200 square feet', '1200 ft²', '1200 sf']],
    [['sq ft', 'sqft', 'sq. ft.', 'square feet']],
    [['m²', 'm2', 'square meters']],
    [['100 m²', '100m2', '100 m2', '100 sq m']],
    [['2BR', '2 bedroom', '2-bedroom', '2 br', '2 bedrooms']],
    [['1,200', '1200']],
    [['1,200,000', '1200000']],
    // Names with an ampersand.
    [['AT & T', 'AT&T', 'ATT', 'at & t']],
    [['R & B', 'R&B']],
    [['H & M', 'H&M']],
    [['B & B', 'B&B']],
    [["M&M's", 'M&Ms', "M & M's", 'M&M']],
    // Fractions.
    [['10½', '10.5', '10 1/2', '10-1/2', '10 ½']],
    [['5¾', '5.75', '5 3/4']],
    [['½ price', 'half price', '1/2 price']],
    [['½"', '1/2"', '1/2 inch', '1/2-inch', 'half inch', '1/2 in']],
    // Letters with numbers.
    [['PS 5', 'PS5', 'PS-5']],
    [['iPhone13', 'iPhone 13', 'iphone-13']],
    [['iPhone13Pro', 'iPhone 13 Pro']],
    [['RTX3080', 'RTX 3080', 'RTX-3080']],
    [['Hero9', 'Hero 9', 'Hero-9']],
    [['8 in skillet', '8" skillet', '8 inch skillet', '8-inch skillet', '8 in. skillet']],
    [['9 in. skillet', '9" skillet', '9 inch skillet']],
  ])('equivalent spellings: %j', async (spellings) => {
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
    ['"8x10 rug"', "An 8' x 10' rug"],
    ['8 ft rug', "An 8' x 10' rug"],
    ['10 foot rug', "An 8' x 10' rug"],
    ['80 inch door', 'Door, 39" x 80"'],
    ['9"', '9 in. skillet'],
    ['9 inch', '9 in skillet'],
    ['8 in stock', '8 in stock'],
    ['tv a desk', 'TV & a desk'],
    ['tv', 'TV & AC'],
    ['12 w/ a case', '12 w/ a case'],
    ['half', 'Half price'],
    ['iphone', 'iPhone13'],
    ['brass,-lamp', 'Brass lamp'],
    ['(-lamp) brass', 'Brass lamp'],
    ['lamp -½', 'Lamp, 10½'],
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
    ['"8x10"', '10 x 8'],
    ['ps5', 'PS4 with 5 games'],
    ['rug -8x10', "8' x 10' rug"],
    ['rug -ps5', 'Rug with a PS 5'],
    ['8"', '8 in stock'],
    ['2 inch', '2 in good shape'],
    ['3 inch', '3 in 1'],
    ['1,200', '1 and 200'],
    ['lamp -½', 'Lamp, 1/2 price'],
    ['brass -lamp', 'Brass lamp'],
    ['(brass -lamp)', 'Brass lamp'],
    ['brass, -lamp', 'Brass lamp'],
  ])('%s does not find %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(false);
  });

  it.each([
    ['roommate', 'Sunny room', 'roommates-housing', true],
    ['roommate wanted', 'Sunny room', 'roommates-housing', true],
    ['studio for rent', 'Studio, own entrance', 'roommates-housing', true],
    ['studio for rent', 'Studio lamp', 'furniture', false],
    ['part time job', 'Barista', 'part-full-time', true],
    ['part-time job', 'Barista', 'part-full-time', true],
    ['help wanted', 'Apple harvest', 'other-jobs', true],
    ['lost dog', 'Brown puppy, red collar', 'lost-found', true],
    ['lost dog', 'Yellow umbrella', 'lost-found', false],
    ['math tutor', 'Math for grades 6 to 9', 'tutoring', true],
    ['math tutor', 'Reading for grades 1 to 3', 'tutoring', false],
    ['airport ride', 'Van to the airport', 'rides', true],
    ['"tutor"', 'Math for grades 6 to 9', 'tutoring', false],
    ['math -tutor', 'Math for grades 6 to 9', 'tutoring', true],
  ])('%s, in %s of %s: %s', async (typed, title, category, isFound) => {
    await removeListings(server());
    await addListing(server(), { title, description: 'As good as it gets.', category });
    const query = new URLSearchParams({ query: typed, spelling: 'exact' });
    expect(await listTitles(server(), query.toString())).toEqual(isFound ? [title] : []);
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
