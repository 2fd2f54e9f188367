export const label = 'Ubicación';
export const empty = 'No se encontraron lugares. Prueba con otra búsqueda.';
export const failed = 'No se pudieron cargar las sugerencias';
export const clear = 'Borrar la ubicación';
export const short = 'Escribe 3 caracteres o más';
export const loading = 'Buscando lugares…';

export const httpFailed = (status: number): string => `Error HTTP ${status}`;
