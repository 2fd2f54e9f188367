import type * as english from './byCategory.words.ts';

// The names of categories include “En venta”, which cannot follow “en”.
export const titleOf: typeof english.titleOf = (name) => `Categoría “${name}”`;

export const ofMain: typeof english.ofMain = {
  services:
    'Ofrece lo que sabes hacer y tienes permitido hacer. Si tu estado o tu ciudad pide una licencia, la tienes y lo dices. Di qué está incluido y muestra trabajos tuyos.',
  'for-sale':
    'El artículo existe, te pertenece y se puede ver antes de pagarlo. Di qué defectos tiene y si alguna vez lo retiraron del mercado: en cpsc.gov está la lista de lo que se retiró.',
  community: 'Para vecinos, no para clientes. Lo que se vende con fines de lucro va en otra categoría.',
  'gigs-jobs':
    'El trabajo es real, legal y pagado, con al menos el salario mínimo del lugar donde se hace. Di qué hay que hacer, dónde, cuándo y por cuánto. Nadie paga para conseguir trabajo, y no se excluye a nadie por su raza, color, religión, sexo, edad, origen o discapacidad.',
  'local-deals':
    'Las publica el propio negocio, están vigentes ahora y son para todo el que vaya. Di cuánto cuesta, hasta cuándo vale y qué no incluye.',
};

export const ofSub: typeof english.ofSub = {
  'hair-braids':
    'trenzas, twists, locs y su cuidado. Prohibido: teñir o alisar con químicos sin tener licencia para hacerlo.',
  barbering: 'cortes, afeitados y barbas, por personas con la licencia que pide su estado.',
  cleaning:
    'casas, oficinas, autos y patios; di quién pone los productos. Prohibido: quitar asbesto, plomo o moho sin licencia.',
  tutoring:
    'clases para todas las edades. Prohibido: hacerle los trabajos escolares a alguien o presentar exámenes en su lugar. Las clases para un niño se acuerdan con su madre o su padre.',
  photography:
    'retratos, eventos, productos y casas. Prohibido: fotos de desnudos o sexuales, o de personas que no saben que las fotografían.',
  'event-services':
    'música, carpas, flores, anfitriones y comida de una cocina con permiso. Prohibido: fuegos artificiales, o alcohol sin licencia para servirlo.',
  handyman:
    'reparaciones pequeñas, pintura, instalación y armado. Prohibido: trabajos de electricidad, plomería, gas o techos para los que no tienes licencia.',
  'other-services':
    'ayuda que no encaja en ninguna de las anteriores. Prohibido: servicios sexuales, préstamos, asesoría legal o médica sin licencia, o seguidores, cuentas y reseñas por dinero.',
  furniture:
    'nuevos o usados, enteros o por reparar, si lo aclaras. Prohibido: cunas con baranda que se baja, cómodas retiradas del mercado, o camas y sofás con chinches.',
  electronics:
    'aparatos que funcionan o para piezas, borrados y desvinculados de tus cuentas. Prohibido: teléfonos bloqueados o sin terminar de pagar, bloqueadores de señal, cámaras ocultas, o cajas que desbloquean canales de pago.',
  fashion:
    'ropa, zapatos, bolsas y joyas, con el nombre de una marca solo si son de esa marca. Prohibido: copias, aunque digas que lo son, ropa interior usada, o pieles y marfil de animales protegidos.',
  'kids-baby':
    'lo que un niño todavía puede usar sin peligro. Prohibido: juguetes retirados del mercado, asientos de auto vencidos o que estuvieron en un choque, fórmula abierta o leche materna.',
  'home-garden':
    'herramientas, electrodomésticos, plantas y decoración. Prohibido: pesticidas sin su etiqueta, plantas invasoras, tanques de gas llenos o refrigerante.',
  'books-media':
    'libros, discos, películas y juegos de los que tienes el ejemplar. Prohibido: discos y archivos copiados, ejemplares de prueba marcados “prohibida su venta”, o pornografía.',
  'other-for-sale':
    'bicicletas, instrumentos, artículos deportivos; vehículos con su título; boletos que se puedan transferir. Prohibido: armas de fuego y sus piezas, fuegos artificiales, combustible, tabaco y vapeadores, medicamentos, tarjetas de regalo o boletos de lotería.',
  'church-club-events':
    'servicios religiosos, reuniones, conciertos y eventos para recaudar fondos; di quién los organiza. Prohibido: llamados a dañar o excluir a personas, o colectas para alguien cuyo nombre no se puede decir.',
  rides:
    'compartir un viaje y lo que cuesta, con un conductor que tenga licencia y seguro. Prohibido: dar servicio de taxi sin permiso, o llevar paquetes de desconocidos.',
  'roommates-housing':
    'cuartos y casas que puedes dar en renta y que se pueden visitar, con renta, depósito y fecha. Prohibido: depósitos antes de una visita, o preferencias por raza, color, religión, sexo, origen, discapacidad o hijos, como dice la Ley de Vivienda Justa (Fair Housing Act). Solo quien comparte su propia casa puede decir con personas de qué sexo quiere vivir.',
  'lost-found':
    'lo que se perdió o se encontró, dónde y cuándo. Guárdate una seña particular, para que el dueño pueda decirla. Prohibido: pedir dinero antes de devolverlo.',
  pets: 'animales que necesitan un hogar, por una cuota que cubra su cuidado. Prohibido: cachorros y gatitos de menos de ocho semanas, criar para vender, animales silvestres o protegidos, o animales para peleas.',
  'other-community':
    'preguntas, intercambios, voluntariado, recomendaciones. Prohibido: acusaciones contra personas por su nombre, o publicidad.',
  'day-work':
    'mudanzas, trabajo de jardín, ayuda en eventos, con pago el mismo día. Prohibido: días de prueba sin pago.',
  'part-full-time':
    'di quién contrata, en qué horario y por cuánto. Prohibido: pago solo por comisión, empleos que consisten en reclutar a otros, un kit o una capacitación que se paga primero, o cobrar cheques y reenviar paquetes desde casa.',
  'skilled-trades':
    'di qué licencia o certificado pide el trabajo, y tenlo si eres tú quien lo ofrece. Prohibido: trabajos sin el permiso que necesitan.',
  'creative-media':
    'diseño, redacción, música, video y modelaje de adultos; di a quién le pertenece el resultado. Prohibido: trabajos de desnudos o sexuales, tareas escolares, o pagar con exposición en vez de dinero.',
  'other-jobs':
    'trabajo que no encaja en ninguna de las anteriores. Prohibido: encuestas que piden datos bancarios, reseñas por dinero, o prestar tu cuenta o tu nombre.',
  'restaurants-food':
    'menús y descuentos de cocinas con permiso, y lo que tu estado te deja preparar en casa. Prohibido: promociones de alcohol, o comida vencida.',
  'shops-retail':
    'rebajas, aperturas y cupones de tiendas con dirección. Prohibido: precios que se subieron para después bajarlos, liquidaciones por cierre que nunca terminan, o vales revendidos.',
  'health-beauty':
    'salones, gimnasios y spas con las licencias que necesitan. Prohibido: medicamentos, inyecciones fuera de un consultorio, o cualquier cosa que prometa una cura.',
  'services-promo':
    'un precio de apertura para lo que se puede ofrecer en “Servicios”. Prohibido: una prueba gratis que se convierte en un plan de pago sin avisar.',
  'other-deals':
    'lo que les sirve a los vecinos. Prohibido: vender reclutando vendedores, criptomonedas, apuestas o préstamos.',
};
