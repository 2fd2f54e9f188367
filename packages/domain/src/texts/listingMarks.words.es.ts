import type { ListingCondition, ListingStatus, PricePeriod } from '../wire/values.ts';

export const browseAll = 'Ver todos los anuncios';
export const featured = 'Destacado';
export const save = 'Guardar en favoritos';
export const saved = 'Guardado en favoritos';
export const updating = 'Actualizando…';
export const saveFailed = 'No se guardó. Inténtalo de nuevo.';
export const obo = '(negociable)';
export const perPeriod: Record<PricePeriod, string> = {
  hour: '/hora',
  day: '/día',
  week: '/semana',
  month: '/mes',
};
export const pricePeriod = 'El precio es por';
export const pricePeriodLabels: Record<PricePeriod, string> = {
  hour: 'Una hora',
  day: 'Un día',
  week: 'Una semana',
  month: 'Un mes',
};
export const condition = 'Condición';
export const conditionLabels: Record<ListingCondition, string> = {
  new: 'Nuevo',
  like_new: 'Como nuevo',
  good: 'Bueno',
  fair: 'Aceptable',
  for_parts: 'Para piezas',
};
export const statusLabels: Record<ListingStatus, string> = {
  active: 'Activo',
  reserved: 'Reservado',
  sold: 'Vendido',
  expired: 'Vencido',
};
