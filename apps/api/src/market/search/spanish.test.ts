import { beforeEach, expect, it, test } from 'vitest';
import type { SearchSuggestionsAnswer } from '@porchlight/domain';
import { addListing, listListings, listTitles, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { functionWords, spanishLines, withoutAsides } from './spanishWords.ts';
import { englishWords, synonyms } from './synonyms.ts';

test.each([
  ['cama para niño', 'cama niño'],
  ['mesa y sillas de jardín', 'mesa sillas jardín'],
  ['se renta cuarto', 'renta cuarto'],
  ['Se vende sofá', 'sofá'],
  ['bicicleta en venta', 'bicicleta'],
  ['apartments in Los Angeles', 'apartments in Los Angeles'],
  ['house in El Paso', 'house in El Paso'],
  ['iPhone SE', 'iPhone SE'],
  ['rent-a-con', 'rent-a-con'],
  ['la', 'la'],
])('%s is searched as %s', (typed, words) => {
  expect(withoutAsides(typed).replaceAll(/\s+/g, ' ').trim()).toBe(words);
});

test('each line of Spanish words has one English term, which no other line has', () => {
  const heads = spanishLines
    .trim()
    .split('\n')
    .map((line) => /^([a-z\d -]+): \S/.exec(line)?.[1] ?? line);
  expect(heads.filter((head, at) => head.includes(':') || heads.indexOf(head) !== at)).toEqual([]);
  expect(heads.filter((head) => !synonyms.some(({ terms }) => terms.includes(head)))).toEqual([]);
  expect(englishWords.has('couch')).toBe(true);
  expect(englishWords.has('colchón')).toBe(false);
});

describeOnDatabases('searching in Spanish', (server) => {
  beforeEach(() => removeListings(server()));

  const add = (title: string, description: string, category?: string): Promise<string> =>
    addListing(server(), { title, description, ...(category !== undefined && { category }) });
  const find = (words: string): Promise<string[]> =>
    listTitles(server(), `spelling=exact&query=${encodeURIComponent(words)}`);
  const corrected = async (words: string): Promise<string | undefined> =>
    (await listListings(server(), `query=${encodeURIComponent(words)}`)).corrected_query;

  it('skips the same words as the database', async () => {
    const [row] = await server().db.query('SELECT spanish_function_words() AS words');
    expect(row).toEqual({ words: functionWords });
  });

  it.each([
    [
      'Sofá cama gris',
      'Está en buen estado, con sus cojines.',
      ['couch', 'sofas', 'sofá', 'sofa bed', 'sofás grises'],
    ],
    [
      'Vendo bicicleta roja',
      'Para niño de 8 años, con casco.',
      ['red bike', 'bicycles', 'bici roja', 'bicicletas rojas'],
    ],
    [
      'Se renta recámara amueblada',
      'Cerca del metro, con baño propio.',
      ['room for rent', 'cuarto en renta', 'bedroom'],
    ],
    ['Mesas de madera', 'Las hice en mi taller, muy firmes.', ['wooden table', 'mesa de madera', 'mesa']],
    ['Perrita perdida', 'Se llama Luna y es muy cariñosa.', ['lost dog', 'perro perdido', 'perros perdidos']],
    [
      'Busco trabajo de niñera',
      'Cuido niños los fines de semana.',
      ['babysitter', 'nanny', 'ninera', 'cuidando ninos'],
    ],
    ['Party tent', 'White, four poles.', ['fiesta', 'fiestas', 'para fiestas']],
    ['Refrigeradores usados', 'En la cochera, con garantía.', ['fridge', 'refrigerador', 'nevera usada']],
  ])('%s is found in English and in Spanish', async (title, description, searches) => {
    await add(title, description);
    const missed: string[] = [];
    for (const words of searches) if (!(await find(words)).includes(title)) missed.push(words);
    expect(missed).toEqual([]);
  });

  it.each([
    // In Spanish both words have the stem of the other.
    ['sala', 'Yard sale', 'Everything must go.'],
    ['cara', 'Small car', 'It runs well.'],
    ['sale', 'Muebles de sala', 'Los vendo por mudanza, muy buenos.'],
    ['car', 'Colchón nuevo', 'No es caro y está en la caja.'],
    // Spanish words that are English as well.
    ['party', 'Ford Fiesta', 'It runs well.'],
    ['cake', 'Pastel dress', 'Worn once.'],
    ['record', 'Disco ball', 'It turns.'],
    // A listing with an English accent is no Spanish one.
    ['mesas redondo', 'Café mesa', 'A résumé of the 1950s, la crème.'],
    ['"sofá"', 'Green couch', 'Two seats.'],
    ['sofá -couch', 'Green couch', 'Two seats.'],
  ])('%s does not find %s', async (words, title, description) => {
    await add(title, description);
    expect(await find(words)).toEqual([]);
  });

  it.each([
    ['De la', 'Para que con el y sin la.'],
    ["L'Oréal d'or 'de la' \\", "con \\'~ 'para' '' ¿ ~~ a\\b http://x.example/d'e ñ"],
  ])('stores any text: %s', async (title, description) => {
    await add(title, description);
    await server().db.query('SELECT search::text FROM listings');
    expect((await server().db.query('SELECT FROM listings')).length).toBe(1);
  });

  it('keeps English listings as they were', async () => {
    await add('Green couch', 'Near the cafe. A piñata comes with it.');
    const [row] = await server().db.query("SELECT search::text ~ '~' AS has_spanish FROM listings");
    expect(row).toEqual({ has_spanish: false });
  });

  it.each([
    ['bicileta', 'bicicleta'],
    ['colchom', 'colchon'],
    ['refrigerdor', 'refrigerador'],
    ['couhc', 'couch'],
    ['cammera', 'camera'],
    ['furnature', 'furniture'],
  ])('corrects %s to %s', async (typed, meant) => {
    await add('Things of a house', 'Bicycle, mattress, fridge, couch, camera and furniture.');
    expect(await corrected(typed)).toBe(meant);
  });

  it.each([
    'comida',
    'zapatilla',
    'muñeca',
    'pintura',
    'cocina',
    'cama para niña',
    'hermana',
    'jardinera',
    'vestidos',
  ])('does not correct %s', async (words) => {
    await add('Dresser, comic and cocoa', 'Panther, human, camp, garden, coming, vest, picture, zipper.');
    expect(await corrected(words)).toBeUndefined();
  });

  it.each(['parrot', 'globe', 'canvas', 'basket', 'shower', 'cases'])(
    'does not correct %s to a Spanish word',
    async (words) => {
      await add('Walnut desk', 'With a drawer.');
      expect(await corrected(words)).toBeUndefined();
    },
  );

  const suggest = async (text: string): Promise<SearchSuggestionsAnswer['suggestions']> => {
    const answer = await server().request(
      'GET',
      `/api/v1/search/suggestions?query=${encodeURIComponent(text)}`,
    );
    return (await answer.json()).suggestions;
  };
  const slugs = async (text: string): Promise<string[]> =>
    (await suggest(text)).flatMap((each) => (each.kind === 'category' ? [each.slug] : []));
  const words = async (text: string): Promise<string[]> =>
    (await suggest(text)).flatMap((each) => (each.kind === 'words' ? [each.text] : []));

  it('suggests categories by their names and terms', async () => {
    expect(await slugs('mueb')).toEqual(['furniture']);
    expect(await slugs('electron')).toEqual(['electronics']);
    expect(await slugs('jardín')).toEqual(['home-garden']);
    expect(await slugs('jardin')).toEqual(['home-garden']);
    expect(await slugs('colch')).toEqual([]);
    await add('Crib mattress', 'Firm.', 'furniture');
    expect(await slugs('colch')).toEqual(['furniture']);
  });

  it('suggests words for what titles say in English, with accents and after English ones', async () => {
    await add('Mattress', 'Firm.');
    await add('Bed', 'Wide.');
    await add('Camera', 'Works.');
    expect(await words('colch')).toEqual(['colchón']);
    expect(await words('cam')).toEqual(['camera', 'cama', 'cámara']);
  });

  it('suggests no words that only connect others', async () => {
    await add('Mesa de centro para sala', 'Muy bonita.');
    expect(await words('mesa')).toEqual(['mesa']);
    expect(await words('par')).toEqual([]);
  });
});
