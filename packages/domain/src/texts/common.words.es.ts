export const somethingWentWrong = 'Algo salió mal';
export const somethingWentWrongTryAgain = 'Algo salió mal. Inténtalo de nuevo.';
export const tryAgain = 'Intentar de nuevo';
export const close = 'Cerrar';
export const cancel = 'Cancelar';
export const loading = 'Cargando…';
export const dateNotAvailable = 'Fecha no disponible';
export const today = 'Hoy';
export const free = 'Gratis';
export const priceNotListed = 'Precio no indicado';
export const underOneDollar = '<$1';
/** Names that read like this are refused: `foreignStaff`. */
export const deletedUser = 'Usuario eliminado';
export const listingRemoved = 'Anuncio eliminado';
export const unknownSeller = 'Vendedor desconocido';
export const noImage = 'Sin foto';
export const notSpecified = 'Sin especificar';
export const categoriesFailed = 'No se pudieron cargar las categorías. Inténtalo más tarde.';
