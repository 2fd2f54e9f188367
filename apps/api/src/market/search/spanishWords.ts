/**
 * Words that only connect others: searches, suggestions and corrections skip them. The same list as
 * `spanish_function_words` of the database.
 */
export const functionWords: readonly string[] =
  'al con de del el en la las lo los muy para por que sin su un una unas unos y'.split(' ');

/** Names of towns that begin with such a word; other towns find a few more listings, by their second word alone. */
const towns: Readonly<Record<string, string>> = {
  el: 'cajon|monte|paso',
  la: 'crosse|habra|jolla|mesa|porte|puente|quinta',
  las: 'cruces|vegas',
  los: 'alamos|altos|angeles|gatos',
};

/** What a search says besides the thing: 'sofá en venta', 'se renta cuarto', 'busco niñera'. `iPhone SE` stays. */
const phrases = [
  'en venta',
  'se (?:venden?|busca|necesita|ofrece|solicita)',
  'busco',
  'necesito',
  'vendo',
  ...functionWords.map((word) => (word in towns ? `${word}(?! (?:${towns[word]}))` : word)),
];
const asides = new RegExp(
  `(?<![\\p{L}\\p{N}'"-])(?:se (?=alquila|arrienda|hace|regala|renta|repara)|(?:${phrases.join('|')})(?![\\p{L}\\p{N}'-]))`,
  'giu',
);
const hasWord = /[\p{L}\p{N}]/u;

/** A search without such words, unless nothing else is left. */
export function withoutAsides(words: string): string {
  const others = words.replaceAll(asides, ' ');
  return hasWord.test(others) ? others : words;
}

/**
 * Everyday Spanish words for English ones, in singular, as in `synonyms.ts`: an English term, whose line they join
 * (or begin one), then what means the same. No line has a Spanish word that means something else in English listings
 * (pan, red, pie, once, sale), since searches have no language.
 */
export const spanishLines = `
couch: sofá, sillón, sofa de sala
sofa bed: sofá cama
loveseat: sofá de dos plazas
armchair: sillón individual, butaca
recliner: reclinable, sillón reclinable
ottoman: taburete
bookcase: librero, librera, estantería
shelf: estante, repisa
dresser: cómoda, gavetero, cajonera
wardrobe: ropero, guardarropa, armario
nightstand: buró, mesita de noche, mesa de noche
tv stand: mueble para tv, mueble de tele
coffee table: mesa de centro, mesita de centro
table: mesa, mesita
dining table: mesa de comedor
chair: silla
folding chair: silla plegable
bench: banca
stool: banco
desk: escritorio
writing desk: escritorio
office chair: silla de oficina
bed: cama
bunk bed: litera
bed frame: base de cama
double bed: cama matrimonial, cama doble
mattress: colchón
crib: cuna
mirror: espejo
lamp: lámpara
curtain: cortina
rug: alfombra, tapete
furniture: mueble
fridge: refrigerador, refri, nevera, frigorífico
freezer: congelador
stove: estufa
oven: horno
microwave: microondas, horno de microondas
dishwasher: lavaplatos, lavavajillas
washer: lavadora
tumble dryer: secadora
dryer: secadora
hair dryer: secadora de pelo, secador de pelo
vacuum: aspiradora
air conditioner: aire acondicionado
fan: ventilador, abanico
heater: calentador, calefactor
blender: licuadora
coffee maker: cafetera
frying pan: sartén
pot: olla
dinnerware: vajilla
dishes: plato, traste
cutlery: cubiertos
knife: cuchillo
grill: parrilla, asador
lawnmower: podadora, cortacésped, cortadora de pasto, máquina de cortar pasto
lawn: césped, pasto
garden: jardín
patio furniture: muebles de jardín, muebles de patio
lawn chair: silla de jardín, silla de patio
garden hose: manguera
watering can: regadera
plant: planta
houseplant: planta de interior
flowerpot: maceta
vase: florero, jarrón
flower: flor
compost: composta
ladder: escalera
stepladder: escalera de tijera
tool: herramienta
toolbox: caja de herramientas
wrench: llave inglesa
hammer: martillo
drill: taladro
flashlight: linterna
bicycle: bicicleta, bici
ebike: bicicleta eléctrica, bici eléctrica
mountain bike: bicicleta de montaña
kids bike: bicicleta de niño, bicicleta de niña, bicicleta infantil
motorcycle: motocicleta
car: carro, coche, auto, automóvil
truck: camioneta, troca, camión
van: camioneta, furgoneta
tire: llanta, neumático
motorboat: lancha
carpool: aventón, viaje compartido
ride: aventón, viaje
airport: aeropuerto
stroller: carriola, cochecito, carrito de bebé, coche de bebé
car seat: asiento de carro, silla de carro, asiento de bebé
high chair: silla alta, periquera, silla de comer
diaper: pañal
baby clothes: ropa de bebé
kid: niño, niña, infantil
baby: bebé
toy: juguete
skateboard: patineta
doll: muñeca
teddy bear: osito de peluche, oso de peluche, peluche
jigsaw puzzle: rompecabezas
game: juego
tv: televisión, televisor, tele
phone: teléfono, celular, teléfono celular, móvil, teléfono móvil
laptop: portátil, computadora portátil
computer: computadora, ordenador
printer: impresora
headphones: audífonos, auriculares
earbuds: audífonos
speaker: bocina, altavoz, parlante
turntable: tocadiscos
movie: película
vinyl: disco de vinilo, vinilo
camera: cámara
video game: videojuego
game controller: control de videojuegos, mando de videojuegos
photo: foto, fotografía
photographer: fotógrafo, fotógrafa
book: libro
children book: libro infantil, libro para niños
cookbook: libro de cocina, recetario
guitar: guitarra
drum: tambor
piano: teclado
clothes: ropa
clothing: ropa
dress: vestido
shirt: camisa
t-shirt: playera, camiseta
pants: pantalón
skirt: falda
sweater: suéter
coat: abrigo
jacket: chamarra, chaqueta
winter coat: abrigo de invierno
shoe: zapato
boot: bota
sneakers: zapatilla
hat: sombrero, gorro, gorra
scarf: bufanda, pañuelo
purse: bolsa, bolso, cartera
wallet: billetera, cartera
backpack: mochila
suitcase: maleta
briefcase: maletín, portafolio
jewelry: joyería, joya
ring: anillo
watch: reloj
wristwatch: reloj
clock: reloj
sunglasses: gafas de sol, lentes de sol
wedding dress: vestido de novia
wedding: boda
umbrella: paraguas, sombrilla
dumbbell: mancuerna, pesas
men: hombre
women: mujer
dog: perro, perra, perrito, perrita
puppy: cachorro, perrito
cat: gato, gata
kitten: gatito, gatita
rabbit: conejo
bunny: conejo
bird: pájaro
pet: mascota
pet sitter: cuidador de mascotas, cuidado de mascotas
dog walker: paseador de perros, paseo de perros, pasear perros
fish tank: pecera, acuario
veterinarian: veterinario, veterinaria
apartment: apartamento, departamento, depa
house: casa
room: cuarto, habitación, recámara
bedroom: recámara, dormitorio, habitación
roommate: compañero de cuarto, compañera de cuarto, compañero de casa
rent: renta, alquiler, arriendo, rento, alquilo, se renta, alquila
sublet: subarriendo
furnished: amueblado, amueblada
lesson: clase, clases particulares
tutor: maestro, maestra, profesor, profesora, maestro particular
math: matemáticas
english: inglés
english lesson: clases de inglés
spanish: español
guitar lesson: clases de guitarra
drawing: dibujo
daycare: guardería, cuidado de niños
babysitter: niñera, niñero, cuidado de niños, cuidar niños, cuidadora de niños
housekeeper: limpieza de casa, limpiar casa, empleada doméstica, señora de limpieza
cleaning: limpieza
window: ventana
handyman: arreglos del hogar, mil usos
repair: reparación, arreglo
plumber: plomero, plomería, fontanero
electrician: electricista
carpenter: carpintero, carpintería
painter: pintor, pintora
house painter: pintor de casas
roofer: techador
roofing: techo
landscaper: jardinero, jardinería
lawn care: jardinería, cortar el pasto, corte de pasto
gardening: jardinería
mover: mudanza, ayuda con la mudanza
help: ayuda
moving boxes: cajas de mudanza, cajas para mudanza
haircut: corte de pelo, corte de cabello
barber: barbero, barbería, peluquero
hairdresser: peluquera, peluquería, estilista
braid: trenza
beard: barba
makeup: maquillaje
soap: jabón
mechanic: mecánico
oil change: cambio de aceite
seamstress: costurera, modista
caterer: banquete
birthday: cumpleaños
balloon: globo
food: comida
kitchen: cocina
bakery: panadería
soup: sopa
fruit: fruta
apple: manzana
job: trabajo, empleo, chamba
day labor: trabajo por día
driver: chofer, conductora
office: oficina
helper: ayudante
cashier: cajero, cajera
cook: cocinero, cocinera
waiter: mesero, mesera
help wanted: se busca ayudante, se solicita empleado, vacante
caregiver: cuidador, cuidadora
yard sale: venta de garaje, venta de garage, venta de yarda, venta de patio
flea market: mercado de pulgas, pulga
antique: antigüedad
secondhand: segunda mano
giveaway: se regala, regalo cosas, cosas gratis
free: gratis
coupon: cupón
firewood: leña
christmas: navidad
candle: vela
key: llave
box: caja
lost: perdido, perdida, extraviado, extraviada
found: encontrado, encontrada
church: iglesia
choir: coro
volunteer: voluntario, voluntaria
soccer: fútbol
ticket: boleto
library: biblioteca
used: usado, usada
new: nuevo, nueva
cheap: barato, barata
big: grande
large: grande
small: pequeño, pequeña
old: viejo, vieja, antiguo, antigua
wood: madera
wooden: madera
leather: cuero, piel
electric: eléctrico, eléctrica
black: negro, negra
white: blanco, blanca
gray: gris
red: rojo, roja
blue: azul
green: verde
yellow: amarillo, amarilla
brown: marrón
pink: rosado, rosada
purple: morado, morada
`;

/** Spanish words that also mean something else in English: they find these English ones, but not the reverse. */
export const oneWayLines = `
fiesta > party, celebration
pastel > cake
disco > record, vinyl
conductor > driver
chico, chica > small
`;

/** Other everyday Spanish words: right as they are, so never corrected to something else. */
export const spanishKnownWords: readonly string[] = `
abuela abuelo agua ahora alguien algún amiga amigo amor animal anuncio año aquí arreglar arte barrio bebida bien bonita
bonito bueno buena calle cambio carne casi cena cerca chamarra ciudad cocina cocinar comida comedor como completo
comprar condición cosa cosas cortar cuero cuidado cuidar cuánto decoración deporte deportes desayuno dinero donde
dueño edificio enfermera entrada entrega entero equipo escuela español estado estufa evento excelente familia feria
fin fresco fuera garantía gente grande hermano hermana hija hijo hogar hora horario hoy huevo huevos instrumento
invierno jefe joven jugar junta juguetería lado lavar leche lentes librería letra limpiar limpio listo luz luces madre mano
mantenimiento material mayor medio mejor menor mes mesero metal miel mitad moda moderno mover mucho mueblería música
navidad negocio noche nombre oferta oficio padre página pantalla papel pared parte pasear paseo patineta pelo pelota
película perfume piedra pintar pintura piscina plaza poco pollo precio primero propiedad puerta queso recámara rebaja
rebozo reparar restaurante rifa sala salud señor señora servicio servicios siempre sierra sombra tarde taza tela
temporada tenis tiempo tienda trabajar traje transporte tráiler turno urgente varios vecina vecino vender venta ventas
verano vestidor viajar vidrio vivienda zapatería
`
  .trim()
  .split(/\s+/);

/** The text without accents, which users may leave out. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
