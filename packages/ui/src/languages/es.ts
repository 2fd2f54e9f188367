import { limits } from '@porchlight/domain';

import { orMore } from '../lib/orMore.ts';
import type { Catalog } from './en.ts';

const listings = (count: number, written: string): string =>
  count === 1 ? `${written} anuncio` : `${written} anuncios`;

const photos = (count: number): string => `${count} ${count === 1 ? 'foto' : 'fotos'}`;

const wait = 'Cargando…';
const noPhoto = 'Sin foto';
const verified = 'Cuenta verificada';
const memberSince = (date: string): string => `Miembro desde ${date}`;
const sold: Catalog['SellerHeader']['sold'] = (count, { number }) =>
  `${number(count)} ${count === 1 ? 'vendido' : 'vendidos'}`;
const answers: Catalog['SellerHeader']['answers'] = {
  hour: 'Suele responder en una hora',
  hours: 'Suele responder en unas horas',
  day: 'Suele responder en un día',
  days: 'Suele responder en unos días',
};
const subject = 'Asunto';
const message = 'Mensaje';
const sending = 'Enviando…';
const unread = (count: number, written: string): string =>
  count === 1 ? '1 sin leer' : `${written} sin leer`;

/** Conditions, in a list of facts and in a filter. */
const conditions = {
  new: 'Nuevo',
  like_new: 'Como nuevo',
  good: 'Bueno',
  fair: 'Aceptable',
  for_parts: 'Para piezas',
};

/**
 * All texts of the kit in neutral Spanish, for readers in the Americas and in Spain, with the informal “tú”. The
 * emergency number is that of the United States, as in English.
 */
export const spanish: Catalog = {
  ActionBar: {
    label: 'Acciones para la selección',
    selected: (count, { number }) => `${number(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
    cleared: 'Nada seleccionado',
    clear: 'Quitar la selección',
  },
  Alert: { dismiss: 'Cerrar aviso' },
  AlertDialog: { close: 'Cerrar' },
  AvatarGroup: {
    more: (count, { number }) => `+${number(count)}`,
    moreNamed: (count, { number }) => `y ${number(count)} más`,
  },
  BottomBar: {
    label: 'Principal',
    count: (count, { number }) => `${number(count)} ${count === 1 ? 'nuevo' : 'nuevos'}`,
  },
  BrandMark: { home: 'Inicio' },
  Breadcrumbs: { label: 'Ruta de navegación' },
  Carousel: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    slides: 'Diapositivas',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    position: (from, to, total, { number }) =>
      `${number(from)}${to > from ? `–${number(to)}` : ''} de ${number(total)}`,
    goTo: (position, { number }) => `Mostrar la diapositiva ${number(position)}`,
  },
  CategoryPicker: {
    label: 'Categoría',
    group: 'Categoría principal',
    sub: 'Categoría específica',
    chooseGroup: 'Elige primero una categoría principal',
    chooseSub: 'Elige una categoría',
  },
  CategoryTile: { count: (count, { number }) => listings(count, number(count)) },
  Chip: { remove: 'Quitar filtro:' },
  Combobox: {
    clear: 'Borrar',
    empty: 'No se encontró nada',
    loading: 'Buscando…',
    failed: 'La búsqueda falló',
    retry: 'Intentar de nuevo',
    choose: 'Elige una de las opciones',
    results: (count) => (count === 1 ? '1 opción' : `${count} opciones`),
  },
  ContactSellerDialog: {
    title: 'Escribir al vendedor',
    to: (sellerName) => `Para ${sellerName}`,
    subject,
    questions: 'Preguntas frecuentes',
    message,
    hint: 'Ctrl o Cmd + Enter envía',
    subjectTooLong: 'El asunto debe tener menos de 255 caracteres',
    send: 'Enviar',
    sending,
    cancel: 'Cancelar',
    close: 'Cerrar',
    discardTitle: '¿Descartar tu mensaje?',
    discardText: 'Se perderá lo que escribiste.',
    discard: 'Descartar',
    keepWriting: 'Seguir escribiendo',
  },
  Conversation: {
    label: 'Mensajes',
    loadEarlier: 'Cargar mensajes anteriores',
    earlierFailed: 'No se cargaron. Intentar de nuevo',
    unread: 'Nuevos',
    below: 'Mensajes nuevos',
    you: 'Tú',
    today: 'Hoy',
    removed: 'Este mensaje se eliminó.',
    loading: wait,
    sent: 'Enviado',
    seen: 'Visto',
    notices: {
      reserved: 'Reservado para ti',
      sold: 'Vendido a ti',
      released: 'De nuevo en venta',
      gone: 'Ya no está reservado para ti',
      offer_accepted: 'Oferta aceptada',
      offer_declined: 'Oferta rechazada',
      offer_withdrawn: 'Oferta retirada',
    },
    ownNotices: {
      reserved: (name) => `Reservado para ${name}`,
      sold: (name) => `Vendido a ${name}`,
      released: () => 'De nuevo en venta',
      gone: (name) => `Ya no está reservado para ${name}`,
      offer_accepted: () => 'Oferta aceptada',
      offer_declined: () => 'Oferta rechazada',
      offer_withdrawn: () => 'Oferta retirada',
    },
  },
  ConversationList: {
    label: 'Conversaciones',
    unread: (count, { number }) => unread(count, number(count)),
    you: 'Tú:',
    deletedUser: 'Usuario eliminado',
    listingRemoved: 'Anuncio eliminado',
    messageRemoved: 'Mensaje eliminado',
    loading: wait,
  },
  CookiePreferences: {
    essential: {
      label: 'Necesarias',
      hint: 'Sin ellas el sitio no funciona: inicio de sesión, seguridad, tus preferencias. Siempre activas.',
    },
    performance: {
      label: 'Rendimiento',
      hint: 'Nos ayudan a ver qué páginas funcionan bien y cuáles son lentas.',
    },
    functionality: {
      label: 'Funcionalidad',
      hint: 'Recuerdan cosas como tu última búsqueda y tu ciudad.',
    },
    marketing: {
      label: 'Publicidad',
      hint: 'Sirven para mostrarte ofertas que pueden interesarte.',
    },
    save: 'Guardar preferencias de cookies',
  },
  CorrectedSearch: {
    showing: 'Resultados de',
    instead: (asked) => `Buscar “${asked}” en su lugar`,
  },
  DataTable: {
    selectAll: 'Seleccionar todas las filas',
    selectRow: 'Seleccionar:',
    empty: 'Aún no hay nada',
    loading: wait,
  },
  Dates: { today: 'Hoy', notAvailable: 'Fecha no disponible' },
  Dialog: { close: 'Cerrar' },
  EmergencyNotice: {
    title: '¿Estás en peligro ahora mismo?',
    text: 'No esperes nuestra respuesta. Llama primero a los servicios de emergencia.',
    number: limits.emergencyNumber,
    call: (number) => `Llamar al ${number}`,
  },
  DayChart: {
    summary: ({ label, from, to, most, mostOn }) =>
      `${label} por día, del ${from} al ${to}. El máximo: ${most}, el ${mostOn}.`,
    nothing: (label) => `${label} por día: aún no hay números.`,
    table: (label) => `${label}, día a día`,
    day: 'Día',
    days: (count, { number }) => (count === 1 ? 'en un día' : `en ${number(count)} días`),
    average: (count, { number }) => (count === 1 ? 'en un día' : `de media, en ${number(count)} días`),
  },
  ErrorState: {
    title: 'Algo salió mal',
    offline: 'No tienes conexión',
    offlineText:
      'Lo que ya abriste sigue disponible. El resto se cargará solo cuando vuelvas a tener conexión.',
    retry: 'Intentar de nuevo',
  },
  ExpandableText: { more: 'Mostrar más', less: 'Mostrar menos' },
  FavoriteButton: {
    save: 'Guardar en favoritos',
    saved: 'Guardado en favoritos',
    updating: 'Actualizando…',
  },
  FeaturedBadge: { label: 'Destacado' },
  Field: { optional: 'opcional', required: 'obligatorio' },
  FilterPanel: {
    title: 'Filtros',
    clear: 'Borrar todos los filtros',
    apply: 'Aplicar',
    show: (count, { number }, hasMore) =>
      count === undefined ? 'Ver anuncios' : `Ver ${listings(count, orMore(number(count), hasMore))}`,
    none: 'Ningún anuncio coincide con tu búsqueda.',
    close: 'Cerrar filtros',
    active: (count, { number }) => (count === 1 ? '1 activo' : `${number(count)} activos`),
  },
  FormErrorSummary: {
    title: (count, { number }) =>
      count === 1 ? 'Hay una cosa que corregir' : `Hay ${number(count)} cosas que corregir`,
  },
  ImageUploader: {
    add: 'Agregar fotos',
    addHint: 'Arrastra, pega o elige JPEG, PNG, WebP o GIF',
    addHintTouch: 'De tu cámara o de tus fotos',
    remaining: (remaining, max) => {
      if (remaining === max) return `Hasta ${photos(max)}`;
      return remaining === 1 ? `Queda 1 de ${max}` : `Quedan ${remaining} de ${max}`;
    },
    full: (max) => {
      if (max === 0) return 'No caben más fotos';
      return max === 1 ? 'Ya está la foto' : `Ya están las ${max} fotos`;
    },
    wrongType: 'Solo se pueden agregar imágenes',
    tooMany: (max) => `Hay espacio para ${photos(max)}`,
    cover: 'Portada',
    name: (position) => `Foto ${position}`,
    photo: (position, count) => `Foto ${position} de ${count}`,
    status: {
      compressing: (position) => `Preparando la foto ${position}`,
      uploading: (position) => `Subiendo la foto ${position}`,
    },
    failed: 'No se pudo comprimir la imagen',
    retry: 'Intentar de nuevo',
    remove: (position) => `Quitar la foto ${position}`,
    rotate: (position) => `Girar la foto ${position}`,
    rotated: (position) => `La foto ${position} está girada un cuarto de vuelta`,
    makeCover: (position) => `Usar la foto ${position} como portada`,
    edit: (position, count) => `Editar la foto ${position} de ${count}`,
    moveHint: 'Las flechas la mueven. La primera foto es la portada.',
    actions: {
      makeCover: 'Usar como portada',
      moveEarlier: 'Mover antes',
      moveLater: 'Mover después',
      rotate: 'Girar',
      remove: 'Quitar',
    },
    moved: (from, to, count) => `La foto ${from} es ahora la foto ${to} de ${count}`,
  },
  ListingCard: {
    featured: 'Destacado',
    noImage: noPhoto,
    condition: 'Condición',
    conditions,
    away: (miles, { number }) => (miles === 1 ? 'a 1 milla' : `a ${number(miles)} millas`),
    within: (city) => `En ${city}`,
  },
  ListingDetailsList: {
    category: 'Categoría',
    condition: 'Condición',
    conditions,
    location: 'Ubicación',
    posted: 'Fecha de publicación',
    views: 'Vistas',
    notSpecified: 'Sin especificar',
  },
  ListingGallery: {
    label: 'Fotos',
    carousel: 'carrusel',
    slide: 'foto',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    counter: (position, total, { number }) => `${number(position)} / ${number(total)}`,
    thumbnail: (position, total, { number }) => `Ver foto ${number(position)} de ${number(total)}`,
    enlarge: (position, total, { number }) => `Ampliar foto ${number(position)} de ${number(total)}`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    close: 'Cerrar',
    none: 'No hay fotos',
    noImage: noPhoto,
  },
  ListingGrid: { loading: wait },
  ListingMap: {
    label: 'Mapa de anuncios',
    keys: 'Las flechas mueven el mapa; más y menos lo acercan y lo alejan.',
    touch: 'Mueve el mapa con dos dedos o tócalo primero.',
    skip: 'Saltar el mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    loading: 'Cargando el mapa…',
    failed: 'No se pudo cargar el mapa.',
    retry: 'Intentar de nuevo',
    miles: (count, { number }) => `${number(count)} mi`,
    close: 'Cerrar',
    loadingCards: 'Cargando los anuncios…',
  },
  ListingPhoto: { noImage: noPhoto },
  ListingRow: {
    views: (count, { number }) => (count === 1 ? '1 vista' : `${number(count)} vistas`),
  },
  LocationCombobox: {
    label: 'Ubicación',
    clear: 'Borrar la ubicación',
    short: 'Escribe 3 caracteres o más',
    loading: 'Buscando lugares…',
    empty: 'No se encontraron lugares. Prueba con otra búsqueda.',
    failed: 'No se pudieron cargar las sugerencias',
    results: (count) => (count === 1 ? '1 lugar encontrado' : `${count} lugares encontrados`),
    kinds: { address: 'Dirección', city: 'Ciudad', postcode: 'Código postal' },
  },
  Menu: { back: 'Volver' },
  MultiCombobox: {
    clear: 'Borrar',
    empty: 'No se encontró nada',
    loading: 'Buscando…',
    failed: 'La búsqueda falló',
    retry: 'Intentar de nuevo',
    choose: 'Elige una de las opciones o borra el texto',
    results: (count) => (count === 1 ? '1 opción' : `${count} opciones`),
    chosen: 'Opciones elegidas',
    remove: (text) => `Quitar ${text}`,
    added: (text) => `Se agregó ${text}`,
    removed: (text) => `Se quitó ${text}`,
  },
  Pagination: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page, { number }) => `Página ${number(page, { useGrouping: false })}`,
    summary: (from, to, total, { number }, hasMore) =>
      from === to
        ? `Resultado ${number(from)} de ${orMore(number(total), hasMore)}`
        : `Resultados ${number(from)} a ${number(to)} de ${orMore(number(total), hasMore)}`,
    pageSize: 'Resultados por página',
  },
  PasswordField: {
    reveal: 'Mostrar contraseña',
    strength: {
      weak: 'Débil: cuanto más larga, mejor',
      fair: 'Aceptable',
      good: 'Buena',
      strong: 'Fuerte',
    },
  },
  PlaceField: {
    place: 'Ubicación',
    radius: 'A menos de',
    miles: (miles) => `${miles} millas`,
    placeItself: 'Este lugar',
    anywhere: 'En cualquier lugar',
    locate: 'Usar mi ubicación',
    locating: 'Buscando tu ubicación…',
    refused: 'Tu navegador no compartió tu ubicación. Puedes permitirlo en sus ajustes o escribir un lugar.',
    timeout: 'Encontrar tu ubicación tardó demasiado. Inténtalo de nuevo o escribe un lugar.',
    outside: 'Parece que estás fuera de Estados Unidos. Escribe un lugar para buscar a su alrededor.',
    failed: 'No se pudo encontrar tu ubicación. Inténtalo de nuevo o escribe un lugar.',
  },
  PlacePill: {
    none: 'Elegir un lugar',
    offered: (place) => `¿Cerca de ${place}?`,
    change: (place) => `${place}, cambiar de lugar`,
    apply: (place) => `¿Cerca de ${place}? Buscar allí`,
    clear: 'Quitar el lugar',
  },
  Price: {
    free: 'Gratis',
    notListed: 'Precio no indicado',
    negotiable: '(negociable)',
    per: { hour: '/hora', day: '/día', week: '/semana', month: '/mes' },
    was: 'antes',
    now: 'ahora',
    underOne: ({ price }) => `menos de ${price(1)}`,
  },
  PriceField: { free: 'Se mostrará como Gratis' },
  ProfileCard: {
    memberSince,
    verified,
    unverified: 'Cuenta sin verificar',
    active: 'Cuenta activa',
    inactive: 'Cuenta inactiva',
  },
  ProfilePhotoField: {
    choose: 'Elegir una foto',
    change: 'Cambiar la foto',
    remove: 'Quitar la foto',
    hint: 'JPG, PNG, WebP o GIF. Se muestra el centro, en un círculo.',
  },
  RangeSlider: { from: 'Desde', to: 'Hasta', range: (from, to) => `de ${from} a ${to}` },
  Rating: {
    stars: (value, max, { number }) =>
      `${number(value, { maximumFractionDigits: 1 })} de ${number(max)} ${max === 1 ? 'estrella' : 'estrellas'}`,
    count: (count, { number }) => `${number(count)} ${count === 1 ? 'calificación' : 'calificaciones'}`,
    none: 'Aún no hay calificaciones',
  },
  RatingField: {
    stars: (value, { number }) => `${number(value)} ${value === 1 ? 'estrella' : 'estrellas'}`,
    clear: 'Quitar la calificación',
  },
  ReplyBox: {
    label: 'Respuesta',
    placeholder: 'Escribe una respuesta',
    keys: 'Enter envía, Mayús y Enter empieza una línea nueva',
    send: 'Enviar',
    sending,
    failed: 'No se envió. Inténtalo de nuevo.',
    tooLong: 'El mensaje debe tener menos de 5000 caracteres',
  },
  ResultsHeading: {
    title: 'Todos los anuncios',
    count: (count, { number }, hasMore) => listings(count, orMore(number(count), hasMore)),
    loading: wait,
  },
  SearchField: { label: 'Búsqueda', clear: 'Borrar búsqueda', submit: 'Buscar' },
  SearchForm: {
    words: 'Palabras clave',
    wordsHint: 'Una cosa, un oficio, una marca',
    category: 'Categoría',
    allCategories: 'Todas las categorías',
    allOf: (group) => `Todo en ${group}`,
    location: 'Ubicación',
    locationHint: 'Una ciudad, un estado o un código postal',
    minPrice: 'Precio mínimo',
    maxPrice: 'Precio máximo',
    priceInvalid: 'Escribe un precio, como 20 o 19.99',
    priceRangeInvalid: 'El precio mínimo no puede ser mayor que el máximo',
    pricePeriod: 'El precio es por',
    pricePeriods: { any: 'Cualquiera', hour: 'Una hora', day: 'Un día', week: 'Una semana', month: 'Un mes' },
    postedWithin: 'Publicado',
    postedWithins: {
      1: 'En las últimas 24 horas',
      3: 'En los últimos 3 días',
      7: 'En los últimos 7 días',
      30: 'En los últimos 30 días',
      any: 'En cualquier momento',
    },
    condition: 'Condición',
    conditions: { ...conditions, any: 'Cualquier condición' },
    withPhotos: 'Con fotos',
    counted: (choice, count) => `${choice} (${count})`,
    sortBy: 'Ordenar por',
    sorts: {
      relevance: 'Relevancia',
      distance: 'Distancia',
      date: 'Fecha',
      price: 'Precio',
      title: 'Título',
    },
    order: 'Orden',
    orders: {
      date: { desc: 'Más recientes primero', asc: 'Más antiguos primero' },
      price: { desc: 'De mayor a menor', asc: 'De menor a mayor' },
      title: { desc: 'Z–A', asc: 'A–Z' },
    },
    bestFirst: 'Más relevantes primero',
    nearestFirst: 'Más cercanos primero',
  },
  SearchSuggestions: {
    label: 'Sugerencias',
    recent: 'Búsquedas recientes',
    words: 'Búsquedas',
    categories: 'Categorías',
    inGroup: (group) => `en ${group}`,
    remove: (text) => `Quitar “${text}”`,
    removeHint: 'Supr la quita',
    clear: 'Borrar las búsquedas recientes',
    results: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  },
  SellerCard: {
    memberSince,
    title: 'Información del vendedor',
    verified,
    unknown: 'Vendedor desconocido',
    answers,
    sold,
  },
  SellerHeader: {
    memberSince,
    verified: 'Correo verificado',
    sold,
    answers,
  },
  SiteHeader: {
    navigation: 'Menú',
    openMenu: 'Abrir menú',
    search: 'Búsqueda',
    account: (name) => `Cuenta de ${name}`,
    unread: (count, { number }) => unread(count, number(count)),
    signOut: 'Cerrar sesión',
  },
  SkipLink: { label: 'Saltar al contenido' },
  Spinner: { loading: 'Cargando' },
  StaticPage: { contents: 'En esta página' },
  StatusBadge: { active: 'Activo', reserved: 'Reservado', sold: 'Vendido', expired: 'Vencido' },
  Stepper: { done: 'Hecho:', current: 'Ahora:', failed: 'Fallido:' },
  TextArea: {
    limit: (max, { number }) => `Hasta ${number(max)} caracteres`,
    left: (left, { number }) =>
      left === 0 ? 'No quedan caracteres' : `No quedan más de ${number(left)} caracteres`,
    over: (by, { number }) => (by === 1 ? 'Sobra 1 carácter' : `Sobran ${number(by)} caracteres`),
  },
  TextLink: { external: '(se abre en una pestaña nueva)' },
  ToastRegion: { label: 'Avisos', dismiss: 'Cerrar aviso' },
  MessageNudge: {
    label: 'Cuidado:',
    received: {
      code: 'Nunca des un código que te hayan enviado. Nadie lo necesita para comprar ni vender.',
      giftCard:
        'Las tarjetas de regalo no sirven para pagarle a un vecino: en cuanto das los números, el dinero se pierde.',
      check:
        'Un cheque puede ser rechazado semanas después de que el banco lo acredite. Nunca devuelvas una parte.',
      paymentLink:
        'No escribas los datos de una tarjeta ni de una cuenta bancaria en una página a la que te lleve un mensaje.',
      payFirst: 'No pagues por algo que no hayas visto.',
      elsewhere:
        'Sigue la conversación aquí hasta que se conozcan. Los estafadores piden pasar a otro medio.',
    },
    written: {
      code: 'Si es un código que te enviaron, no lo des. Nadie lo necesita para comprar ni vender.',
      giftCard:
        'Las tarjetas de regalo no sirven para pagarle a un vecino: en cuanto das los números, el dinero se pierde.',
      check:
        'Los cheques se falsifican, y el banco puede rechazarlos tarde. En efectivo y en persona es más seguro para los dos.',
      paymentLink:
        'No escribas los datos de una tarjeta ni de una cuenta bancaria. Un vecino honesto no los necesita.',
      payFirst: 'Míralo antes de pagarlo.',
      elsewhere:
        'Sigue la conversación aquí hasta que se conozcan: así tu número y tu dirección siguen siendo tuyos.',
    },
    tips: 'Consejos de seguridad',
  },
  OfferBubble: {
    own: 'Tu oferta',
    theirs: (name) => `Oferta de ${name}`,
    statuses: {
      open: 'Abierta',
      accepted: 'Aceptada',
      declined: 'Rechazada',
      countered: 'Respondida con una contraoferta',
      withdrawn: 'Retirada',
      expired: 'Vencida',
    },
    until: (moment) => `hasta ${moment}`,
    accept: 'Aceptar',
    decline: 'Rechazar',
    counter: 'Hacer contraoferta',
    withdraw: 'Retirar',
  },
  OfferForm: {
    title: 'Hacer una oferta',
    counterTitle: 'Hacer una contraoferta',
    amount: 'Tu oferta',
    hint: 'Vale por dos días. Puedes retirarla mientras no te respondan.',
    asked: 'Precio pedido:',
    offered: 'Ofrecido:',
    send: 'Enviar oferta',
    sending,
    cancel: 'Cancelar',
    close: 'Cerrar',
  },
  OwnListingActions: {
    reserve: 'Reservar',
    sell: 'Marcar como vendido',
    release: 'Volver a ofrecer',
    renew: 'Renovar',
    edit: 'Editar',
    price: 'Cambiar el precio',
    relist: 'Publicar de nuevo',
    bump: 'Subir',
    remove: 'Eliminar',
    more: 'Más acciones',
  },
  PromiseDialog: {
    reserve: { title: '¿Reservarlo?', who: '¿Para quién está reservado?', confirm: 'Reservar' },
    sell: { title: '¿Marcarlo como vendido?', who: '¿Quién lo compró?', confirm: 'Marcar como vendido' },
    other: 'Otra persona',
    notified: 'Le avisaremos en la conversación',
    required: 'Elige una opción.',
    loading: 'Cargando quiénes te escribieron',
    consequence: 'Ya no aparecerá en los anuncios. Puedes volver a ofrecerlo cuando quieras.',
    cancel: 'Cancelar',
  },
  ReportSheet: {
    question: '¿Qué pasa?',
    required: 'Elige un motivo.',
    words: '¿Quieres agregar algo?',
    hint: 'Qué pasó y cuándo. Nunca contraseñas ni números de tarjeta.',
    send: 'Enviar reporte',
    sending,
    cancel: 'Cancelar',
    close: 'Cerrar',
    done: 'Listo',
    discardTitle: '¿Descartar el reporte?',
    discardText: 'Se perderá lo que escribiste.',
    discard: 'Descartar',
    keepWriting: 'Seguir escribiendo',
  },
  UrgencyDialog: {
    title: '¿Es una emergencia?',
    text: `Si alguien está en peligro ahora mismo, llama ya al ${limits.emergencyNumber}. Este formulario es para reportes que no son emergencias, y nadie lo lee a todas horas.`,
    cancel: 'Cancelar',
    continue: 'Entiendo, continuar',
  },
};
