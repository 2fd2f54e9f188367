import { brand } from '../market/porchlight.ts';

export const noRefreshToken = 'No hay una sesión que se pueda renovar';
export const offline = `No pudimos conectar con ${brand.name}. Revisa tu conexión e inténtalo de nuevo.`;
export const timedOut = 'Esto está tardando más de lo normal. Inténtalo de nuevo.';
export const unreadable = `La respuesta no vino de ${brand.name}. Si usas una red pública, primero inicia sesión en esa red y luego inténtalo de nuevo.`;
export const serverBusy = `${brand.name} está teniendo problemas. Inténtalo de nuevo en un momento.`;
export const notYours = 'No tienes permiso para ver esto.';
export const notThere = 'Esto no existe o se eliminó.';
export const notAllowed = 'No tienes permiso para hacer eso.';
export const signInNeeded = 'Inicia sesión para continuar.';
