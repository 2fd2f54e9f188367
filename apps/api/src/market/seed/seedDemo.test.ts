import { expect, it } from 'vitest';
import type { ListingsAnswer } from '@porchlight/domain';
import { listTitles } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { withSeedPhotos } from './photos.ts';
import { demoPassword, seedDemo } from './seedDemo.ts';

/** Common searches with the title of their first result; none if there is no such listing. */
const everyday: readonly [words: string, first: string][] = [
  ['couch', 'Green two-seat sofa, comes with both pillows'],
  ['bicycle', 'City bike, teal, leather saddle and basket'],
  ['bycicle', 'City bike, teal, leather saddle and basket'],
  ['guitar', 'Guitar lessons for patient beginners'],
  ['guitar lessons', 'Guitar lessons for patient beginners'],
  ['stroller', 'Baby carriage, green, big wheels'],
  ['tv', '50 inch TV with the low cabinet'],
  ['television', '50 inch TV with the low cabinet'],
  ['cell phone', 'Black phone, 128 GB, unlocked'],
  ['record player', 'Turntable in a wooden case, new belt'],
  ['lawnmower', 'Push reel mower, sharpened'],
  ['carpet', 'Red and white striped rug, 5 x 7'],
  ['matress', 'Crib mattress, firm, always had a cover on it'],
  ['nightstand', 'Pair of bedside tables, no photo yet'],
  ['book case', 'Everything in this bookcase, about ninety books'],
  ['chest of drawers', 'White dresser, six drawers, wood top'],
  ['oak table', 'Oak table with two walnut chairs'],
  ['desk', 'Small writing desk with two drawers'],
  ['purse', 'Brown leather handbag, brass clasp'],
  ['rucksack', 'Kids backpack, free'],
  ['luggage', 'Teal suitcase and small brown case'],
  ['baby clothes', 'Bag of baby clothes, 0 to 6 months, free'],
  ['handyman', 'Small repairs with hammer and wrench, one hour minimum'],
  ['house cleaner', 'First house cleaning for 60'],
  ['dog walker', 'Dog walks at noon, per walk'],
  ['haircut -toddlers', 'Haircuts with scissors on my porch, dry days only'],
  ['garage sale', 'Six-house garage sale, price tags from 1 dollar'],
  ['moving boxes', 'Moving boxes, free, about 25'],
  ['rideshare', 'Carpool to Sunnyvale, weekdays'],
  ['babysitter', 'Babysitting, evenings and weekends'],
  ['baby-sitter', 'Babysitting, evenings and weekends'],
  ['nanny', 'Babysitting, evenings and weekends'],
  ['movers', 'Moving help: boxes packed, carried and driven'],
  ['moving help', 'Moving help: boxes packed, carried and driven'],
  ['moving company', 'Moving help: boxes packed, carried and driven'],
  ['room for rent', 'Furnished room for rent in a row house, double bed'],
  ['rooms to rent', 'Furnished room for rent in a row house, double bed'],
  ['apartment', 'One-bedroom apartment, heat included, keys in hand'],
  ['apartment for rent', 'One-bedroom apartment, heat included, keys in hand'],
  ['kayak', 'Blue kayak, 10 feet, with paddle'],
  ['lost cat', 'Lost cat: orange, white paws, answers to Biscuit'],
  ['washing machine', 'Washing machine, front loader, hoses included'],
  ['sofa bed', 'Sofa bed, gray, sleeps two'],
  ['free stuff', 'Free stuff on the curb: shelves, dishes, a stool'],
  ['50" tv', '50 inch TV with the low cabinet'],
  ['zeppelin', ''],
];

/** Everyday searches in Spanish, with and without accents, with a title on their first page. */
const everydaySpanish: readonly [words: string, title: string][] = [
  ['sofá', 'Green two-seat sofa, comes with both pillows'],
  ['sofás verdes', 'Green two-seat sofa, comes with both pillows'],
  ['bicicleta', 'City bike, teal, leather saddle and basket'],
  ['bici', 'City bike, teal, leather saddle and basket'],
  ['celular', 'Black phone, 128 GB, unlocked'],
  ['teléfono negro', 'Black phone, 128 GB, unlocked'],
  ['carriola', 'Baby carriage, green, big wheels'],
  ['cochecito de bebé', 'Baby carriage, green, big wheels'],
  ['mudanza', 'Moving help: boxes packed, carried and driven'],
  ['ayuda con la mudanza', 'Moving help: boxes packed, carried and driven'],
  ['cuarto en renta', 'Furnished room for rent in a row house, double bed'],
  ['se renta cuarto', 'Furnished room for rent in a row house, double bed'],
  ['departamento', 'One-bedroom apartment, heat included, keys in hand'],
  ['apartamentos en renta', 'One-bedroom apartment, heat included, keys in hand'],
  ['limpieza de casas', 'House cleaning, my bucket and sponge, every week'],
  ['niñera', 'Babysitting, evenings and weekends'],
  ['cuidado de niños', 'Babysitting, evenings and weekends'],
  ['trabajo de medio tiempo', 'Barista for the morning coffee, tips on top'],
  ['busco empleo', "Electrician's apprentice"],
  ['gato perdido', 'Lost cat: orange, white paws, answers to Biscuit'],
  ['venta de garaje', 'Six-house garage sale, price tags from 1 dollar'],
  ['cosas gratis', 'Free stuff on the curb: shelves, dishes, a stool'],
  ['caja de herramientas', 'Red toolbox with basic tools'],
  ['botas de hombre', "Hiking boots, men's 10, resoled"],
  ['clases de guitarra', 'Guitar lessons for patient beginners'],
  ['clases de matemáticas', 'Math for grades 6 to 9, at your table or by video'],
  ['cambio de aceite para carro', 'Oil change 39 for any car, with a look at the brakes'],
  ['corte de pelo', 'Haircuts with scissors on my porch, dry days only'],
  ['viaje al aeropuerto', 'Shared van to the airport, mornings'],
  ['lavadora', 'Washing machine, front loader, hoses included'],
  ['cómoda blanca', 'White dresser, six drawers, wood top'],
  ['paseador de perros', 'Dog walks at noon, per walk'],
  // Without accents.
  ['sofa cama', 'Sofa bed, gray, sleeps two'],
  ['ninera', 'Babysitting, evenings and weekends'],
  ['silla de jardin', 'Wooden lawn chair, untreated pine'],
  ['colchon', 'Crib mattress, firm, always had a cover on it'],
  ['television', '50 inch TV with the low cabinet'],
  ['ropa de bebe', 'Bag of baby clothes, 0 to 6 months, free'],
  ['computadora portatil', '14 inch laptop, 16 GB memory, new battery'],
  ['habitacion amueblada', 'Furnished room for rent in a row house, double bed'],
  ['lampara', 'Teal table lamp with cream shade'],
  ['camara', 'Tan film camera with 50 mm lens'],
  // Misspelled.
  ['bicileta', 'City bike, teal, leather saddle and basket'],
  ['lavdora', 'Washing machine, front loader, hoses included'],
];

describeOnDatabases('the demo neighborhood', (test) => {
  it('fills an empty database once, as large as promised', async () => {
    expect(await seedDemo(test().deps)).toBe(true);
    expect(await seedDemo(test().deps)).toBe(false);
    const count = async (sql: string): Promise<number> => {
      const [row] = await test().db.query<{ n: number }>(sql);
      return row?.n ?? 0;
    };
    expect(await count('SELECT count(*) AS n FROM listings')).toBeGreaterThanOrEqual(240);
    expect(await count('SELECT count(DISTINCT category_id) AS n FROM listings')).toBe(31);
    expect(await count('SELECT count(DISTINCT location) AS n FROM listings')).toBeGreaterThanOrEqual(40);
    for (const status of ['active', 'sold', 'expired']) {
      expect(
        await count(`SELECT count(*) AS n FROM listings WHERE status = '${status}'`),
        status,
      ).toBeGreaterThan(0);
    }
    expect(
      await count(
        'SELECT count(*) AS n FROM listings WHERE created_at > $1'.replace(
          '$1',
          `'${test().clock.now().toISOString()}'`,
        ),
      ),
    ).toBe(0);
    expect(await count('SELECT count(*) AS n FROM messages WHERE read_at IS NULL')).toBeGreaterThan(0);
    expect(await count('SELECT count(*) AS n FROM favorites')).toBeGreaterThan(0);
    expect(
      await count(
        'SELECT count(*) AS n FROM favorites f JOIN listings l ON l.id = f.listing_id WHERE l.user_id = f.user_id',
      ),
    ).toBe(0);
  });

  it('gives every password its own salt, though all are equal', async () => {
    const hashes = await test().db.query<{ password_hash: string }>('SELECT password_hash FROM users');
    expect(new Set(hashes.map((row) => row.password_hash)).size).toBe(hashes.length);
  });

  it('has ids like those of later records', async () => {
    for (const table of ['users', 'categories', 'listings', 'listing_images', 'conversations', 'messages']) {
      const rows = await test().db.query<{ id: string }>(`SELECT id FROM ${table}`);
      expect(rows.length, table).toBeGreaterThan(0);
      const isVersion7 = ({ id }: { id: string }): boolean =>
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id);
      expect(
        rows.filter((row) => !isVersion7(row)),
        table,
      ).toEqual([]);
    }
  });

  it('can be browsed, signed in to, and its pictures loaded', async () => {
    const response = await test().request('GET', '/api/v1/listings?limit=100');
    const { listings } = (await response.json()).data as ListingsAnswer;
    const files = withSeedPhotos(test().deps.files);
    for (const image of listings.flatMap((listing) => listing.images).slice(0, 40)) {
      expect(image.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{60,200}$/);
      for (const { url } of image.renditions ?? []) {
        expect((await files.get(url.replace('/images/', '')))?.bytes.byteLength, url).toBeGreaterThan(500);
      }
    }
    const login = await test().request('POST', '/api/v1/auth/login', {
      json: { email: 'ana@porchlight.test', password: demoPassword },
    });
    expect(login.status).toBe(200);
  });

  it('corrects a misspelled town to one with listings', async () => {
    const response = await test().request('GET', '/api/v1/listings?query=seatle');
    const { corrected_query, listings } = (await response.json()).data as ListingsAnswer;
    expect(corrected_query).toBe('seattle');
    expect(listings.map(({ location }) => location)).toEqual(listings.map(() => 'Seattle, WA'));
  });

  it('returns good results for common searches', async () => {
    const found: [string, string][] = [];
    for (const [words] of everyday) {
      const titles = await listTitles(test(), `limit=1&query=${encodeURIComponent(words)}`);
      found.push([words, titles[0] ?? '']);
    }
    expect(found).toEqual(everyday);
  });

  it.each(everydaySpanish)('finds what %s means', async (words, title) => {
    expect(await listTitles(test(), `query=${encodeURIComponent(words)}`)).toContain(title);
  });
});
