import { oneWayLines, spanishLines, withoutAccents } from './spanishWords.ts';

/**
 * Synonyms, one group per line, in singular: stemming handles plurals. A search for one of them finds the others. A
 * term may be several words; a word in several lines has the meanings of all of them. After '>' come special kinds: a
 * search for a laptop finds macbooks, but not the reverse.
 *
 * A line is for terms that mean the same to a buyer, not for similar or related ones: a search for apples must not
 * find bananas, although both are fruit. It excludes words that have another meaning among goods (flat, range,
 * trainers, jumper), and words whose stem is another word (gardener, cleaner).
 */
const lines = `
couch, sofa, settee
couch, sofa > loveseat, love seat
sofa bed, sleeper sofa, sofabed, pull out couch
sofa bed > futon
armchair, arm chair, easy chair
recliner, reclining chair, recliner chair
ottoman, footstool, foot stool
bookcase, book case, bookshelf, book shelf
shelf, shelves, shelving
dresser, chest of drawers, bureau
wardrobe, armoire, clothes closet
nightstand, night stand, bedside table, night table
tv stand, television stand, media console, entertainment center
coffee table, cocktail table
side table, end table
sideboard, side board, credenza
writing desk, writing table
office chair, desk chair, computer chair
barstool, bar stool, counter stool
bunk bed, bunkbed
headboard, head board
bed frame, bedframe, bedstead
crib, baby bed, baby cot
curtain, drape, drapery
rug, carpet
floor lamp, standing lamp
bathtub, bath tub
sink, washbasin, wash basin
fridge, refrigerator, icebox
freezer, deep freeze
stove, cooktop
microwave, microwave oven
dishwasher, dish washer
washer, washing machine, clothes washer
tumble dryer, clothes dryer
hair dryer, hairdryer, blow dryer
vacuum, vacuum cleaner, hoover
air conditioner, ac unit, ac, aircon
coffee maker, coffeemaker, coffee machine
frying pan, skillet, frypan
dinnerware, crockery, tableware
cutlery, silverware, flatware
knife, knives
grill, barbecue, bbq, barbeque
lawnmower, lawn mower, grass mower, push mower, reel mower
weed eater, weedeater, weed whacker, string trimmer
leaf blower, leafblower
hedge trimmer, hedge clipper
wheelbarrow, wheel barrow
snowblower, snow blower, snow thrower
garden hose, hosepipe
patio furniture, outdoor furniture, lawn furniture, garden furniture
lawn chair, patio chair, garden chair, outdoor chair
houseplant, house plant, indoor plant, potted plant
plant > houseplant
flowerpot, flower pot, plant pot
ladder > stepladder
stepladder, step ladder
toolbox, tool box, tool chest
wrench, spanner
flashlight, flash light
bicycle, bike
ebike, e-bike, e bike, electric bike, electric bicycle
mountain bike, mountain bicycle, mtb
road bike, racing bike, racing bicycle
motorcycle, motorbike, motor bike, motor cycle
car, automobile, auto
truck, pickup truck, pick up truck
suv, sport utility vehicle
rv, camper, motorhome, motor home, recreational vehicle
van > minivan
tire, tyre
motorboat, motor boat, powerboat
carpool, car pool, rideshare, ride share
stroller, baby carriage, pram, pushchair, baby buggy
car seat, carseat, child seat
high chair, highchair
diaper, nappy
baby clothes, infant clothes
baby clothes > onesie
playpen, play pen, pack n play
kid, child, children
baby, infant, newborn
teddy bear, stuffed animal, plush toy, soft toy
jigsaw puzzle, jigsaw
tv, television, telly
phone, cell phone, cellphone, mobile phone, smartphone, smart phone
phone, cell phone > iphone
laptop, notebook computer, laptop computer
laptop > macbook, chromebook
computer, pc
desktop computer, desktop pc
monitor, computer screen, computer display
headphones, headset
earbuds, ear buds, earphones
speaker, loudspeaker
turntable, record player, phonograph
vinyl, record
playstation, play station
ps5, ps 5, playstation 5, play station 5
ps4, ps 4, playstation 4, play station 4
playstation > ps4, ps5
xbox, x box
game controller, gamepad, game pad
video game, videogame
wifi, wi fi
wifi router, wi-fi router, wireless router
usb stick, thumb drive, flash drive
photo, photograph
photographer, photography
blu ray, bluray
book > paperback, hardcover, novel
cookbook, cook book, recipe book
textbook, text book, school book
comic book, graphic novel
piano > upright piano, keyboard
violin, fiddle
drum kit, drum set
sweater, pullover
hoodie, hooded sweatshirt
t-shirt, tshirt, t shirt, tee shirt
pants, trousers, slacks
sneakers, tennis shoes, running shoes
winter coat, winter jacket
raincoat, rain coat, rain jacket
purse, handbag, hand bag, pocketbook
backpack, back pack, rucksack, knapsack
suitcase, luggage, suit case
briefcase, brief case
wallet, billfold
eyeglasses, eye glasses, spectacles
sunglasses, sun glasses
jewelry, jewellery
wristwatch, wrist watch
watch > wristwatch
scarf, scarves
wedding dress, bridal gown, wedding gown
men, man
women, woman
foot, feet
leaf, leaves
mouse, mice
dumbbell, hand weight, free weight
exercise bike, stationary bike, exercise bicycle
sleeping bag, sleepingbag
dog > puppy
puppy, pup
cat > kitten
kitten, kitty
pet sitter, pet sitting, petsitter, petsitting > cat sitting, cat sitter, dog sitting, dog sitter
dog sitter, dog sitting > pet sitter, pet sitting, dog walker, dog walk
cat sitter, cat sitting > pet sitter, pet sitting
dog walker, dog walking, dog walk
doghouse, dog house
fish tank, aquarium
bunny, rabbit
rabbit hutch, rabbit cage
veterinarian, vet
apartment, apt, condo, condominium
studio apartment, efficiency apartment
room > bedroom
roommate, room mate, housemate, flatmate
rent, rental, lease
sublet, sublease
lesson, class, tuition, tutoring
tutor, teacher, instructor
math, mathematics, maths
english lesson, english class, esl
daycare, day care, childcare, child care > babysitter, babysitting, nanny, preschool
babysitter, babysitting, baby sitter, baby sitting, nanny
housekeeper, house cleaner, house cleaning, cleaning lady, maid, housekeeping
handyman, handy man, odd jobs, small repairs
repair, fix, mend
plumber, plumbing
electrician, electrical work
carpenter, carpentry, woodworker
house painter, house painting > house painted, room painted
roofer, roofing
landscaper, landscaping, yard work
lawn care, lawn mowing, grass cutting > yard work, yardwork
mover, moving help, moving company
moving boxes, packing boxes, cardboard boxes
junk removal, haul away, hauling
haircut, hair cut
barber, barbershop, barber shop
hairdresser, hair stylist, hairstylist
braid, plait
braid > cornrow
makeup, cosmetics
manicure, nail salon
mechanic, auto repair, car repair > oil change, brake repair
bike repair, bike tune, bicycle repair
seamstress, tailor, alterations
dj, disc jockey
caterer, catering
party, celebration
job, employment
help wanted, hiring, helper wanted
waiter, waitress
caregiver, home aide, home health aide
bookkeeper, bookkeeping, accountant, accounting
yard sale, garage sale, tag sale, rummage sale
flea market, swap meet
thrift store, thrift shop, secondhand store
secondhand, second hand, pre owned, preowned
antique, vintage
giveaway, give away, free stuff, free items, curb alert
free stuff, free items, giveaway > free
coupon, voucher
burger, hamburger
burger > cheeseburger
firewood, fire wood
umbrella, parasol
picture frame, photo frame
christmas, xmas
bed linen, bed sheet, bedsheet
`;

/** Terms with the same meaning, and their special kinds: a term finds its kinds, but not the reverse. */
export interface Synonyms {
  terms: readonly string[];
  kinds: readonly string[];
}

const termsOf = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');

const groupsOf = (text: string): Synonyms[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [terms = '', kinds = ''] = line.split('>');
      return { terms: termsOf(terms), kinds: termsOf(kinds) };
    });

const english = groupsOf(lines);
const oneWay = groupsOf(oneWayLines);
const spanish = new Map(
  spanishLines
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', terms = ''] = line.split(':');
      return [head, termsOf(terms)] as const;
    }),
);

/** Every line with the Spanish terms of its English ones. */
export const synonyms: readonly Synonyms[] = [
  ...english.map(({ terms, kinds }) => ({
    terms: [...new Set([...terms, ...terms.flatMap((term) => spanish.get(term) ?? [])])],
    kinds,
  })),
  ...[...spanish]
    .filter(([head]) => !english.some(({ terms }) => terms.includes(head)))
    .map(([head, terms]) => ({ terms: [head, ...terms], kinds: [] })),
  ...oneWay,
];

const words = (terms: readonly string[]): string[] => terms.flatMap((term) => term.split(/[ -]/));
/** The words of the English terms. */
export const englishWords: ReadonlySet<string> = new Set([
  ...words(english.flatMap(({ terms, kinds }) => [...terms, ...kinds])),
  ...words([...spanish.keys()]),
]);
/** The words of the Spanish terms, without accents. */
export const spanishWords: ReadonlySet<string> = new Set(
  words(
    [...spanish.values(), ...oneWay.map(({ terms }) => terms)].flat().map((term) => withoutAccents(term)),
  ),
);
