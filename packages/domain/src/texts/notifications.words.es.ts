import type { NotificationKind } from '../account/notifications.ts';

export const frequencyMissing = 'Elige con qué frecuencia';
export const unsubscribed = 'Ya no recibirás estos correos.';
export const unsubscribeFailed =
  'Este enlace está incompleto. En tu perfil puedes elegir qué correos recibes.';
export const kinds: Record<NotificationKind, string> = {
  message: 'Mensajes sin leer',
  offer: 'Ofertas',
  listing_status: 'Anuncios reservados y vendidos',
  price_drop: 'Bajas de precio',
  expiry: 'Anuncios por vencer',
};
