import { categoryTree, type SubCategorySlug } from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';

/** Search terms for each category besides its name, by slug: one or more words, in singular. */
const words = {
  'hair-braids': 'braids, cornrows, locs, twists, weave, hairdresser, hair stylist',
  barbering: 'barber, haircut, beard trim, shave, fade',
  cleaning: 'cleaner, house cleaning, maid, housekeeping, window cleaning, carpet cleaning',
  tutoring:
    'tutor, lessons, classes, teacher, math, guitar lessons, piano lessons, language lessons, homework help',
  photography: 'photographer, wedding photos, portraits, headshots, family photos',
  'event-services': 'dj, catering, party, balloons, wedding, rentals for parties',
  handyman: 'repairs, plumber, electrician, painter, odd jobs, furniture assembly, gutters, carpenter',
  'other-services':
    'babysitter, moving help, movers, pet sitting, house sitting, sewing, alterations, locksmith',
  furniture:
    'sofa, couch, chair, table, bed, desk, dresser, bookcase, armchair, mattress, wardrobe, nightstand, bench, tv stand',
  electronics:
    'phone, laptop, computer, tv, television, headphones, speaker, monitor, printer, router, video games, playstation, xbox, tablet, camera',
  fashion:
    'clothes, clothing, shoes, boots, dress, coat, jacket, handbag, purse, hat, t-shirt, jeans, jewelry, watch, backpack',
  'kids-baby':
    'stroller, baby carriage, crib, toys, baby clothes, high chair, car seat, diapers, kids bike, teddy bear',
  'home-garden':
    'plants, lawn mower, tools, rug, lamp, vase, grill, refrigerator, fridge, washing machine, dryer, cookware, firewood, patio furniture',
  'books-media': 'books, records, vinyl, cookbook, textbooks, movies, dvds, comics, sheet music, turntable',
  'other-for-sale':
    'bike, bicycle, guitar, piano, luggage, suitcase, toolbox, sports, dumbbells, tent, moving boxes, art, collectibles',
  'church-club-events': 'church, club, choir, book club, concert, craft fair, chess',
  rides: 'carpool, ride share, rideshare, airport ride, lift, car pool',
  'roommates-housing': 'apartment, room, room for rent, studio, sublet, rent, house, roommate, housing',
  'lost-found': 'lost, found, missing, lost dog, lost cat, lost keys',
  pets: 'dog, cat, puppy, kitten, rabbit, aquarium, dog walker, pet sitter, bird',
  'other-community': 'volunteers, block party, garden plot, soccer, cleanup, tool library',
  'day-work': 'day labor, yard work, snow shoveling, moving helper, gig',
  'part-full-time': 'job, part time, full time, barista, driver, office assistant, hiring, cashier',
  'skilled-trades': 'carpenter, electrician, plumber, roofer, hvac, welder, apprentice',
  'creative-media': 'illustrator, editor, designer, writer, artist, musician, video editor',
  'other-jobs': 'caregiver, dog groomer, harvest, helper, babysitter, nanny',
  'restaurants-food': 'restaurant, pizza, coffee, burgers, cake, bakery, tamales, soup',
  'shops-retail': 'grocery, thrift store, hardware store, paperbacks, coupon, sale',
  'health-beauty': 'makeup, soap, massage, manicure, gym, fitness, spa, cosmetics',
  'services-promo': 'oil change, car repair, bike repair, dog wash, van rental, gift wrapping',
  'other-deals': 'yard sale, garage sale, tickets, pool pass, flea market',
} as const satisfies Record<SubCategorySlug, string>;

/** The same in Spanish. */
const spanishTerms = {
  'hair-braids': 'trenzas, peinados, estilista, peluquería, rastas',
  barbering: 'barbero, barbería, corte de pelo, peluquero, barba',
  cleaning: 'limpieza, limpieza de casas, limpiar casas, limpieza de oficinas',
  tutoring: 'clases, maestro, profesor, clases de inglés, clases de guitarra, matemáticas, tareas',
  photography: 'fotógrafo, fotos, retratos, fotos de boda, fotos de familia',
  'event-services': 'fiesta, boda, globos, banquetes, renta de sillas, cumpleaños, quinceañera',
  handyman: 'reparaciones, arreglos, plomero, electricista, pintor, carpintero, armar muebles',
  'other-services': 'niñera, mudanza, mudanzas, cuidado de mascotas, costurera, cerrajero',
  furniture:
    'sofá, sillón, silla, mesa, cama, escritorio, cómoda, librero, colchón, ropero, buró, muebles para tv',
  electronics:
    'teléfono, celular, computadora, laptop, televisión, audífonos, bocina, monitor, impresora, videojuegos, cámara',
  fashion:
    'ropa, zapatos, botas, vestido, abrigo, chamarra, bolsa, sombrero, playera, pantalón, joyería, reloj, mochila',
  'kids-baby': 'carriola, cochecito, cuna, juguetes, ropa de bebé, silla alta, pañales, peluche',
  'home-garden':
    'plantas, podadora, herramientas, alfombra, lámpara, florero, asador, refrigerador, lavadora, secadora, leña, jardín',
  'books-media': 'libros, discos, vinilo, películas, tocadiscos, recetario',
  'other-for-sale':
    'bicicleta, guitarra, maleta, caja de herramientas, deportes, mancuernas, cajas para mudanza',
  'church-club-events': 'iglesia, club, coro, club de lectura, concierto, ajedrez',
  rides: 'aventón, viaje compartido, viaje al aeropuerto',
  'roommates-housing':
    'apartamento, departamento, cuarto, cuarto en renta, habitación, recámara, renta, alquiler, casa, compañero de cuarto',
  'lost-found': 'perdido, perro perdido, gato perdido, llaves perdidas, encontrado',
  pets: 'perro, gato, cachorro, gatito, conejo, acuario, paseador de perros',
  'other-community': 'voluntarios, fiesta de la cuadra, fútbol, huerto, limpieza del barrio',
  'day-work': 'trabajo por día, jornalero, trabajo de jardín, quitar nieve, ayudante de mudanza',
  'part-full-time': 'trabajo, empleo, medio tiempo, tiempo completo, chofer, cajero',
  'skilled-trades': 'carpintero, electricista, plomero, techador, soldador, aprendiz',
  'creative-media': 'ilustrador, editor, diseñador, escritor, artista, músico',
  'other-jobs': 'cuidador, cosecha, ayudante, niñera',
  'restaurants-food': 'restaurante, pizza, hamburguesas, pastel, panadería, tamales, sopa',
  'shops-retail': 'tienda, abarrotes, tienda de segunda, ferretería, cupón',
  'health-beauty': 'maquillaje, jabón, masaje, uñas, gimnasio, belleza',
  'services-promo': 'cambio de aceite, reparación de bicicletas, lavado de perros, renta de camionetas',
  'other-deals': 'venta de garaje, venta de yarda, boletos, mercado de pulgas',
} as const satisfies Record<SubCategorySlug, string>;

/**
 * Terms for everything in some categories, whose listings seldom contain them: a search for a math tutor finds
 * listings in Tutoring that mention math. Not for a single kind of thing there: a search for a guitar must not find
 * pianos.
 */
export const categorySynonyms: readonly { terms: readonly string[]; slugs: readonly SubCategorySlug[] }[] = [
  {
    terms: ['roommate', 'room mate', 'roommate wanted', 'rent', 'housing', 'renta', 'alquiler', 'vivienda'],
    slugs: ['roommates-housing'],
  },
  {
    terms: ['part time', 'parttime', 'full time', 'fulltime', 'medio tiempo', 'tiempo completo'],
    slugs: ['part-full-time'],
  },
  {
    terms: [
      'job',
      'employment',
      'help wanted',
      'hiring',
      'now hiring',
      'trabajo',
      'empleo',
      'chamba',
      'vacante',
    ],
    slugs: ['day-work', 'part-full-time', 'skilled-trades', 'creative-media', 'other-jobs'],
  },
  {
    terms: ['lost', 'found', 'perdido', 'perdida', 'extraviado', 'extraviada', 'encontrado', 'encontrada'],
    slugs: ['lost-found'],
  },
  {
    terms: ['tutor', 'tutoring', 'clase', 'maestro', 'maestra', 'profesor', 'profesora'],
    slugs: ['tutoring'],
  },
  { terms: ['ride', 'aventón', 'viaje'], slugs: ['rides'] },
];

/** A term that finds a category. */
export interface CategoryTerm {
  slug: string;
  term: string;
  isName: boolean;
  isSpanish: boolean;
}

/** Lower case, without accents and punctuation, like the stored words of titles. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const categories = categoryTree.flatMap((group) => [group, ...group.subCategories]);
const termsBySlug = (bySlug: Readonly<Record<string, string>>, isSpanish: boolean): CategoryTerm[] =>
  Object.entries(bySlug).flatMap(([slug, terms]) =>
    terms.split(',').map((term) => ({ slug, term: foldWords(term), isName: false, isSpanish })),
  );

export const categoryTerms: readonly CategoryTerm[] = [
  ...categories.map(({ slug, name }) => ({ slug, term: foldWords(name), isName: true, isSpanish: false })),
  ...termsBySlug(words, false),
  ...categories.map(({ slug }) => ({
    slug,
    term: foldWords(spanish.categoryNames.names[slug] ?? ''),
    isName: true,
    isSpanish: true,
  })),
  ...termsBySlug(spanishTerms, true),
];

/**
 * How well a text matches a term; lower is better. An English name matches by two letters of any of its words, other
 * terms by three. English comes first, because the language of the user is unknown.
 */
function placeOf({ term, isName, isSpanish }: CategoryTerm, text: string): number {
  const after = isSpanish ? 0.5 : 0;
  if (isName && text.length >= (isSpanish ? 3 : 2)) {
    if (term.startsWith(text)) return after;
    if (` ${term}`.includes(` ${text}`)) return 1 + after;
  }
  return text.length >= 3 && term.startsWith(text) ? 2 + after : Infinity;
}

/** Terms of categories that a folded text may begin, likeliest first. */
export const categoryTermsBy = (text: string, max: number): CategoryTerm[] =>
  categoryTerms
    .map((term) => ({ term, place: placeOf(term, text) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, max)
    .map(({ term }) => term);
