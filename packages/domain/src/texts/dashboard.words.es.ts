export const title = 'Panel';
export const activeListings = 'Anuncios activos';
export const totalViews = 'Vistas en total';
export const messages = 'Mensajes';
export const favorites = 'Favoritos';
export const recent = 'Anuncios recientes';
export const viewAll = 'Ver todos';
export const welcome = (name: string | undefined): string =>
  name === undefined ? 'Te damos la bienvenida' : `Te damos la bienvenida, ${name}`;
