import type { Catalog } from './en.ts';

const listings = (count: number, written: string): string =>
  count === 1 ? `${written} anuncio` : `${written} anuncios`;

const wait = 'Cargando…';
const noPhoto = 'Sin foto';
const verified = 'Verificado';
const memberSince = (date: string): string => `Miembro desde ${date}`;
const subject = 'Asunto';
const message = 'Mensaje';
const sending = 'Enviando…';
const unread = (count: number, written: string): string =>
  count === 1 ? '1 sin leer' : `${written} sin leer`;

/** Every word of the kit in Spanish, as it is spoken in Spain; people are addressed as “tú”. */
export const spanish: Catalog = {
  ActionBar: {
    label: 'Acciones para la selección',
    selected: (count, { number }) => `${number(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
    cleared: 'Nada seleccionado',
    clear: 'Anular la selección',
  },
  Alert: { dismiss: 'Descartar' },
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
    sub: 'Categoría concreta',
    chooseGroup: 'Elige primero una categoría principal',
    chooseSub: 'Elige una categoría',
  },
  CategoryTile: { count: (count, { number }) => listings(count, number(count)) },
  Chip: { remove: 'Quitar filtro:' },
  Combobox: {
    clear: 'Borrar',
    empty: 'No se ha encontrado nada',
    loading: 'Buscando…',
    failed: 'La búsqueda ha fallado',
    retry: 'Intentarlo de nuevo',
    choose: 'Elige una de las opciones',
    results: (count) => (count === 1 ? '1 opción' : `${count} opciones`),
  },
  ContactSellerDialog: {
    title: 'Escribir al vendedor',
    subject,
    message,
    hint: 'Ctrl o Cmd + Intro envía',
    subjectTooLong: `${subject}: como máximo 255 caracteres`,
    send: 'Enviar',
    sending,
    cancel: 'Cancelar',
    close: 'Cerrar',
    discardTitle: '¿Descartar el mensaje?',
    discardText: 'Perderás lo que has escrito.',
    discard: 'Descartar',
    keepWriting: 'Seguir escribiendo',
  },
  Conversation: {
    label: 'Mensajes',
    loadEarlier: 'Cargar mensajes anteriores',
    earlierFailed: 'No se han cargado. Reintentar',
    unread: 'Nuevos',
    below: 'Mensajes nuevos',
    you: 'Tú',
    today: 'Hoy',
    loading: wait,
  },
  ConversationList: {
    label: 'Conversaciones',
    unread: (count, { number }) => unread(count, number(count)),
    you: 'Tú:',
    deletedUser: 'Usuario eliminado',
    listingRemoved: 'Anuncio retirado',
    loading: wait,
  },
  CookiePreferences: {
    essential: {
      label: 'Necesarias',
      hint: 'Sin ellas el sitio no funciona: inicio de sesión, seguridad, tus preferencias. Siempre activas.',
    },
    performance: {
      label: 'Rendimiento',
      hint: 'Nos ayudan a ver qué páginas van bien y cuáles son lentas.',
    },
    functionality: {
      label: 'Funcionalidad',
      hint: 'Recuerdan cosas como tu última búsqueda y tu ciudad.',
    },
    marketing: {
      label: 'Publicidad',
      hint: 'Sirven para mostrarte ofertas que pueden interesarte.',
    },
    save: 'Guardar preferencias',
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
    title: '¿Corres peligro ahora mismo?',
    text: 'No esperes nuestra respuesta. Llama primero a emergencias.',
    number: '112',
    call: (number) => `Llamar al ${number}`,
  },
  ErrorState: { title: 'Algo ha salido mal', retry: 'Reintentar' },
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
    show: (count, { number }) =>
      count === undefined ? 'Ver anuncios' : `Ver ${listings(count, number(count))}`,
    none: 'Ningún anuncio coincide con tu búsqueda.',
    close: 'Cerrar filtros',
    active: (count, { number }) => (count === 1 ? '1 activo' : `${number(count)} activos`),
  },
  FormErrorSummary: {
    title: (count, { number }) =>
      count === 1 ? 'Hay una cosa que corregir' : `Hay ${number(count)} cosas que corregir`,
  },
  ImageUploader: {
    add: 'Añadir fotos',
    addHint: 'Arrastra, pega o elige JPEG, PNG, WebP o GIF',
    addHintTouch: 'De tu cámara o de tus fotos',
    remaining: (remaining, max) => (remaining === 1 ? `Queda 1 de ${max}` : `Quedan ${remaining} de ${max}`),
    full: (max) => (max === 0 ? 'No caben más fotos' : `Las ${max} fotos están añadidas`),
    primary: 'Principal',
    photo: (name, position, count) => `Foto ${position} de ${count}: ${name}`,
    status: {
      compressing: (name) => `Preparando ${name}`,
      uploading: (name) => `Subiendo ${name}`,
    },
    failed: 'No se ha podido comprimir la imagen',
    retry: 'Reintentar',
    remove: (name) => `Quitar ${name}`,
    move: (name, position, count) => `Mover ${name}, foto ${position} de ${count}`,
    moveHint: 'Las flechas la mueven. La primera foto es la principal.',
    moved: (name, position, count) => `${name} es ahora la foto ${position} de ${count}`,
  },
  ListingCard: { featured: 'Destacado', noImage: noPhoto },
  ListingDetailsList: {
    category: 'Categoría',
    location: 'Lugar',
    posted: 'Publicado',
    views: 'Visitas',
    notSpecified: 'Sin especificar',
  },
  ListingGallery: {
    label: 'Fotos',
    carousel: 'carrusel',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    counter: (position, total, { number }) => `${number(position)} / ${number(total)}`,
    thumbnail: (position, total, { number }) => `Ver foto ${number(position)} de ${number(total)}`,
    none: 'No hay fotos',
    noImage: noPhoto,
  },
  ListingGrid: { loading: wait },
  ListingPhoto: { noImage: noPhoto },
  ListingRow: {
    markSold: 'Marcar como vendido',
    edit: 'Editar',
    bump: 'Subir',
    remove: 'Eliminar',
    views: (count, { number }) => (count === 1 ? '1 visita' : `${number(count)} visitas`),
  },
  LocationCombobox: {
    label: 'Lugar',
    clear: 'Borrar lugar',
    short: 'Escribe 3 caracteres o más',
    loading: 'Buscando lugares…',
    empty: 'No se ha encontrado ningún lugar. Prueba con otra palabra.',
    failed: 'No se han podido cargar las sugerencias',
    results: (count) => (count === 1 ? '1 lugar encontrado' : `${count} lugares encontrados`),
    kinds: { address: 'Dirección', city: 'Ciudad', postcode: 'Código postal' },
  },
  Menu: { back: 'Volver' },
  Pagination: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page, { number }) => `Página ${number(page, { useGrouping: false })}`,
    summary: (from, to, total, { number }) =>
      from === to
        ? `Resultado ${number(from)} de ${number(total)}`
        : `Resultados ${number(from)} a ${number(to)} de ${number(total)}`,
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
  Price: {
    free: 'Gratis',
    notListed: 'Precio no indicado',
    negotiable: '(negociable)',
    underOne: ({ price }) => `menos de ${price(1)}`,
  },
  PriceField: { free: 'Se mostrará como «Gratis»' },
  ProfileCard: {
    memberSince,
    verified,
    unverified: 'Sin verificar',
    active: 'Activo',
    inactive: 'Inactivo',
  },
  RangeSlider: { from: 'Desde', to: 'Hasta', range: (from, to) => `de ${from} a ${to}` },
  Rating: {
    stars: (value, max, { number }) =>
      `${number(value, { maximumFractionDigits: 1 })} de ${number(max)} ${max === 1 ? 'estrella' : 'estrellas'}`,
    count: (count, { number }) => `${number(count)} ${count === 1 ? 'valoración' : 'valoraciones'}`,
    none: 'Aún no hay valoraciones',
  },
  RatingField: {
    stars: (value, { number }) => `${number(value)} ${value === 1 ? 'estrella' : 'estrellas'}`,
    clear: 'Quitar la valoración',
  },
  ReplyBox: {
    label: 'Respuesta',
    placeholder: 'Escribe una respuesta',
    keys: 'Intro envía, Mayús e Intro empieza una línea nueva',
    send: 'Enviar',
    sending,
    failed: 'No se ha enviado. Inténtalo de nuevo.',
    tooLong: `${message}: como máximo 5000 caracteres`,
  },
  ResultsHeading: {
    title: 'Todos los anuncios',
    count: (count, { number }) => listings(count, number(count)),
    loading: wait,
  },
  SearchField: { label: 'Búsqueda', clear: 'Borrar búsqueda', submit: 'Buscar' },
  SearchForm: {
    words: 'Palabras',
    wordsHint: 'Una cosa, un oficio, una marca',
    category: 'Categoría',
    allCategories: 'Todas las categorías',
    allOf: (group) => `Todo en ${group}`,
    location: 'Lugar',
    locationHint: 'Una ciudad, una provincia o un código postal',
    minPrice: 'Precio mínimo',
    maxPrice: 'Precio máximo',
    priceInvalid: 'Escribe un precio, como 20 o 19,99',
    priceRangeInvalid: 'El precio mínimo no puede superar el máximo',
    sortBy: 'Ordenar por',
    sorts: { relevance: 'Más relevantes', date: 'Fecha', price: 'Precio', title: 'Título' },
    order: 'Orden',
    orders: {
      date: { desc: 'Primero los más recientes', asc: 'Primero los más antiguos' },
      price: { desc: 'De mayor a menor', asc: 'De menor a mayor' },
      title: { desc: 'Z–A', asc: 'A–Z' },
    },
    bestFirst: 'Primero los más relevantes',
  },
  SellerCard: {
    memberSince,
    title: 'Información del vendedor',
    verified,
    unknown: 'Vendedor desconocido',
  },
  SiteHeader: {
    navigation: 'Menú',
    openMenu: 'Abrir menú',
    account: (name) => `Cuenta de ${name}`,
    unread: (count, { number }) => unread(count, number(count)),
    signOut: 'Cerrar sesión',
  },
  SkipLink: { label: 'Saltar al contenido' },
  Spinner: { loading: 'Cargando' },
  StaticPage: { contents: 'En esta página' },
  StatusBadge: { active: 'Activo', sold: 'Vendido', expired: 'Caducado' },
  Stepper: { done: 'Hecho:', current: 'Ahora:', failed: 'Fallido:' },
  TextArea: {
    limit: (max) => `Hasta ${max} caracteres`,
    left: (left) => (left === 0 ? 'No quedan caracteres' : `No quedan más de ${left} caracteres`),
    over: (by) => (by === 1 ? 'Sobra 1 carácter' : `Sobran ${by} caracteres`),
  },
  TextLink: { external: '(se abre en una pestaña nueva)' },
  ToastRegion: { label: 'Avisos', dismiss: 'Descartar' },
  UrgencyDialog: {
    title: '¿Es una emergencia?',
    text: 'Si alguien corre peligro ahora mismo, llama ya al 112. Este formulario es para avisos que no son emergencias, y nadie lo lee a todas horas.',
    cancel: 'Cancelar',
    continue: 'Entendido, continuar',
  },
};
