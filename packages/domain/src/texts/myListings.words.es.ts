import type { ListingStatus } from '../wire/values.ts';

export const title = 'Mis anuncios';
export const failed = 'No se pudieron cargar tus anuncios. Inténtalo de nuevo.';
export const tabs: Record<'all' | ListingStatus, string> = {
  all: 'Todos',
  active: 'Activos',
  reserved: 'Reservados',
  sold: 'Vendidos',
  expired: 'Vencidos',
};
export const markSold = 'Marcar como vendido';
export const view = 'Ver';
export const edit = 'Editar';
export const remove = 'Eliminar';
export const deleteTitle = '¿Eliminar este anuncio?';
export const deleteText = 'Se eliminará para siempre. No se puede deshacer.';
export const empty = 'Aún no tienes anuncios';
