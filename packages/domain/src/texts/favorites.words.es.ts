export const title = 'Favoritos';
export const failed = 'No se pudieron cargar los favoritos';
export const empty = 'Aún no tienes favoritos';
export const browse = 'Ver anuncios';
