import { bumpHours, numbersDaysMax, numbersDaysMin, withoutSellersMax } from '../limits/index.ts';
import {
  conditionChoices,
  listingSorts,
  mySorts,
  myStatuses,
  postedWithins,
  pricePeriodChoices,
  radii,
  sortOrders,
  spellings,
} from '../search/listingsQuery.ts';
import { listingStatuses } from '../wire/values.ts';
import type * as english from './refusals.words.ts';

export const request: typeof english.request = {
  notFound: 'No encontrado.',
  methodNotAllowed: 'Esta dirección no admite ese método.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooSlow: 'La solicitud llegó demasiado despacio. Intenta de nuevo.',
  needsJson: 'Envía la solicitud como application/json.',
  needsForm: 'Envía la solicitud como multipart/form-data.',
  tooManyValues: 'La solicitud contiene más valores que cualquier formulario.',
  noJson: 'La solicitud no es JSON válido.',
  noObject: 'La solicitud debe ser un objeto JSON.',
  damagedForm: 'No se pudo leer el formulario.',
  noHttp: 'La solicitud no es HTTP válido.',
  late: 'La solicitud no llegó a tiempo.',
  headTooLarge: 'La dirección o los encabezados de la solicitud son demasiado grandes.',
  keyInvalid: 'La Idempotency-Key no es válida.',
  keyReused: 'Esta Idempotency-Key ya se usó para otra solicitud.',
  fieldsInvalid: 'Algunos campos no son válidos.',
  signIn: 'Inicia sesión para hacer esto.',
  changed: 'Esto cambió mientras tanto. Vuelve a mirarlo.',
};

export const service: typeof english.service = {
  unavailable: 'El servicio no está disponible en este momento. Intenta de nuevo.',
  noDatabase: 'La base de datos no responde.',
  onlyReads: 'La base de datos es de solo lectura.',
  searchBusy: 'Mucha gente está buscando en este momento. Intenta de nuevo.',
  searchTooSlow: 'Esta búsqueda tarda demasiado. Prueba con menos palabras o con otras.',
  photosBusy: 'Se están procesando muchas fotos en este momento. Intenta de nuevo en un momento.',
  uploadsBusy: 'Están llegando muchas fotos en este momento. Intenta de nuevo en un momento.',
};

export const account: typeof english.account = {
  resetSent: 'Si hay una cuenta con esta dirección, le enviamos un enlace para elegir una contraseña nueva.',
  noSession: 'Esa sesión no existe.',
  exportGone: 'Este enlace ya venció.',
  noPerson: 'Esa persona no existe.',
  languageUnknown: 'Elige un idioma del sitio.',
};

const statuses: Readonly<Record<string, string>> = {
  active: 'activo',
  reserved: 'reservado',
  sold: 'vendido',
  expired: 'vencido',
};

export const listing: typeof english.listing = {
  notFound: 'No se encontró el anuncio.',
  noCategory: 'Esa categoría no existe.',
  statusUnknown: 'Un anuncio no puede tener ese estado.',
  noSuchChange: (from, to) =>
    `Un anuncio no puede pasar de ${statuses[from] ?? from} a ${statuses[to] ?? to}.`,
  noAsker: 'Esta persona no ha escrito sobre el anuncio.',
  bumpedRecently: `Puedes subir un anuncio al inicio de la lista una vez cada ${bumpHours} horas.`,
};

export const image: typeof english.image = {
  notFound: 'No se encontró la imagen.',
  none: 'Elige al menos una imagen.',
  pixels: 'Cada imagen debe tener 50 megapíxeles o menos',
  heavy: 'Procesar esta imagen requiere demasiada memoria. Guárdala como JPEG e intenta de nuevo.',
};

export const message: typeof english.message = {
  notFound: 'No se encontró el mensaje.',
  noConversation: 'No se encontró la conversación.',
  noOffer: 'No se encontró la oferta.',
  notRecipient: 'Solo quien recibió un mensaje puede marcarlo como leído.',
};

export const moderation: typeof english.moderation = {
  noCase: 'Ese caso no existe.',
  noDecision: 'Esa decisión no existe.',
  noModerator: 'Ese moderador no existe.',
  moderatorUnknown: 'No es el identificador de un moderador.',
  actionUnknown: 'El registro no incluye esa acción.',
  stateUnknown: 'Un caso no puede tener ese estado.',
  days: `De ${numbersDaysMin} a ${numbersDaysMax} días.`,
};

const oneOf = (values: readonly (string | number)[]): string =>
  `Debe ser uno de estos valores: ${values.join(', ')}.`;

export const params: typeof english.params = {
  latitude: 'Deben ser grados entre -90 y 90.',
  longitude: 'Deben ser grados entre -180 y 180.',
  category: 'No es el identificador ni el nombre corto de una categoría.',
  dollars: 'Debe ser una cantidad en dólares, de 0 en adelante.',
  bounds: 'Deben ser grados: oeste,sur,este,norte.',
  seller: 'No es el identificador de una persona.',
  withoutSellers: `Deben ser identificadores separados por comas, ${withoutSellersMax} como máximo.`,
  cursor: 'No es un cursor de esta lista.',
  cursorOfOrder: 'No es un cursor de una lista en este orden.',
  radius: oneOf(radii),
  pricePeriod: oneOf(pricePeriodChoices),
  hasPhotos: oneOf(['true', 'false']),
  postedWithin: oneOf(postedWithins),
  condition: oneOf(conditionChoices),
  spelling: oneOf(spellings),
  sort: oneOf(listingSorts),
  order: oneOf(sortOrders),
  status: oneOf(listingStatuses),
  mySort: oneOf(mySorts),
  myStatus: oneOf(myStatuses),
};
