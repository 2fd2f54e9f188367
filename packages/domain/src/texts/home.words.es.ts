export const browseListings = 'Ver anuncios';
export const postListing = 'Publicar un anuncio';
export const signUpToPost = 'Crear cuenta para publicar anuncios';
export const popularCategories = 'Categorías populares';
export const safeTitle = 'Seguro y confiable';
export const localTitle = 'Todo cerca de ti';
export const easyTitle = 'Comunicación fácil';
export const signUpNow = 'Crear cuenta ahora';
