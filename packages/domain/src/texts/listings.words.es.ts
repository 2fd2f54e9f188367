import { locale } from '../language/locale.words.es.ts';
import type { ListingSort, PostedWithin, SortOrder, TwoWaySort } from '../search/listingsQuery.ts';

export const title = 'Todos los anuncios';
export const all = 'Todo';
export const filters = 'Filtros';
export const clearFilters = 'Borrar todos los filtros';
export const category = 'Categoría';
export const location = 'Ubicación';
export const minPrice = 'Precio mínimo';
export const maxPrice = 'Precio máximo';
export const withPhotos = 'Con fotos';
/** Followed by one of the labels, and the label of a field with them. */
export const postedWithin = 'Publicados hace menos de';
export const postedWithinLabels: Record<PostedWithin, string> = {
  1: '24 horas',
  3: '3 días',
  7: '7 días',
  30: '30 días',
  any: 'Cualquier fecha',
};
export const anyCondition = 'Cualquier condición';
export const sortBy = 'Ordenar por';
export const order = 'Orden';
export const pageSize = 'Anuncios por página';
export const sortLabels: Record<ListingSort, string> = {
  relevance: 'Relevancia',
  distance: 'Distancia',
  date: 'Fecha',
  price: 'Precio',
  title: 'Título',
};

export const orderLabels: Record<TwoWaySort, Record<SortOrder, string>> = {
  date: { desc: 'Más recientes primero', asc: 'Más antiguos primero' },
  price: { desc: 'De mayor a menor', asc: 'De menor a mayor' },
  title: { desc: 'Z–A', asc: 'A–Z' },
};
export const bestFirst = 'Más relevantes primero';
export const nearestFirst = 'Más cercanos primero';

export const failedTitle = 'Algo salió mal';
export const failedText = 'No se pudieron cargar los anuncios. Inténtalo de nuevo.';
export const tryAgain = 'Intentar de nuevo';
export const emptyTitle = 'No se encontraron anuncios';
export const emptyFiltered = 'Ningún anuncio coincide con tu búsqueda.';
export const emptyUnfiltered = 'Por ahora no hay anuncios. ¡Vuelve pronto!';
export const emptyHint = 'Prueba con otros filtros o mira otras categorías.';
export const priceRangeInvalid = 'El precio mínimo no puede ser mayor que el máximo';
export { priceInvalid } from './fields.words.es.ts';

type Counted = number | string;
export const summary = (from: Counted, to: Counted, total: Counted): string =>
  `Mostrando del ${from} al ${to} de ${total} ${String(total) === '1' ? 'resultado' : 'resultados'}`;

export const count = (total: number, written = total.toLocaleString(locale)): string =>
  `${written} ${total === 1 ? 'anuncio' : 'anuncios'}`;
