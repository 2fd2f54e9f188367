export const title = 'Cookies';
export const save = 'Guardar preferencias de cookies';
export const saved = '¡Se guardaron tus preferencias de cookies!';
