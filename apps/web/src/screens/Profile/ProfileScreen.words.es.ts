import type * as english from './ProfileScreen.words.ts';

export const words: typeof english.words = {
  sections: 'Secciones de tu perfil',
  photo: 'Foto',
  name: 'Nombre',
  email: 'Correo',
  password: 'Contraseña',
  notifications: 'Notificaciones',
  blocked: 'Personas bloqueadas',
  signIns: 'Sesiones abiertas',
  data: 'Tus datos',
  remove: 'Eliminar cuenta',
};
