import type * as english from './ModeratorsScreen.words.ts';

export const words: typeof english.words = {
  title: 'Moderadores',
  lead: 'Quién puede abrir el panel de moderación. Los administradores agregan y quitan moderadores.',
  failed: 'No se pudieron cargar los moderadores',
  caption: 'Moderadores',
  name: 'Nombre',
  email: 'Correo',
  since: 'Agregado',
  bySettings: 'Administrador, según la configuración del servidor',
  remove: 'Quitar',
  removeWhom: (name) => `Quitar a ${name}`,
  question: (name) => `¿Quitar a ${name}?`,
  consequence: 'Ya no podrá abrir el panel de moderación. Sus decisiones se conservan.',
  removed: (name) => `${name} ya no modera.`,
  notRemoved: 'No se pudo quitar al moderador. Inténtalo de nuevo.',
  add: 'Agregar un moderador',
  about: 'Podrá leer reportes, ocultar anuncios y suspender usuarios.',
  hint: 'El correo confirmado de su cuenta.',
  adding: 'Agregar',
  added: (name) => `${name} ya modera.`,
  notAdded: 'No se pudo agregar al moderador. Inténtalo de nuevo.',
};
