import type * as english from './DeskLogScreen.words.ts';

export const words: typeof english.words = {
  title: 'Registro de moderación',
  lead: 'Cada decisión de moderación y quién la tomó. Las entradas no se pueden cambiar ni eliminar.',
  failed: 'No se pudo cargar el registro',
  caption: 'Más recientes primero',
  empty: 'No hay nada de ese tipo en el registro.',
  filter: 'Filtrar el registro',
  everybody: 'Todos',
  everything: 'Todo',
  show: 'Mostrar',
  by: 'Moderador',
  server: 'El servidor',
  action: 'Qué',
  about: 'Sobre',
  when: 'Cuándo',
  why: 'Por qué',
};
