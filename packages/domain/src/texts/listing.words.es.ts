export const breadcrumbHome = 'Inicio';
export const breadcrumbListings = 'Anuncios';
export const noImages = 'No hay fotos';
export const description = 'Descripción';
export const details = 'Detalles';
export const category = 'Categoría';
export const location = 'Ubicación';
export const posted = 'Fecha de publicación';
export const views = 'Vistas';
export const notSpecified = 'Sin especificar';
export const sellerInformation = 'Información del vendedor';
export const verified = 'Cuenta verificada';
export const related = 'Anuncios relacionados';
export const notFoundTitle = 'Anuncio no encontrado';
export const notFoundText = 'El anuncio que buscas no existe o se eliminó.';
export const loginToMessage = 'Iniciar sesión para escribir al vendedor';
export const loginToSave = 'Iniciar sesión para guardar';
export const loginToCall = 'Iniciar sesión para ver el teléfono';
export const showPhone = 'Mostrar el teléfono';
export const noPhone = 'Aquí ya no hay un número de teléfono.';
export const messageSeller = 'Escribir al vendedor';
export const ownListing = 'Este es tu anuncio';

export const milesAway = (written: string): string => `a ${written} mi`;
export const within = (city: string): string => `En ${city}`;
export const memberSince = (date: string): string => `Miembro desde ${date}`;
export const imageCounter = (position: number, total: number): string => `${position} / ${total}`;

export {
  browseAll,
  condition,
  conditionLabels,
  featured,
  obo,
  perPeriod,
  pricePeriod,
  pricePeriodLabels,
  save,
  saved,
  saveFailed,
  statusLabels,
  updating,
} from './listingMarks.words.es.ts';
