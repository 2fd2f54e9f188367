import type * as english from './NotificationSettings.words.ts';

export const words: typeof english.words = {
  title: 'Notificaciones',
  about: 'Sobre qué te escribimos por correo y con qué frecuencia. Una vez al día: un solo correo con todo.',
  unproven: 'Solo enviamos estos correos a una dirección confirmada. Primero confirma la tuya.',
  loading: 'Cargando tus notificaciones',
  loadFailed: 'No se pudieron cargar tus notificaciones',
  saved: 'Guardado',
  failed: 'No se guardó.',
  frequencies: { at_once: 'Al momento', daily: 'Una vez al día', off: 'Nunca' },
  hints: {
    message: 'Un mensaje que no has leído después de diez minutos. Un solo correo hasta que lo leas.',
    offer: 'Una oferta que no has visto después de diez minutos, o qué pasó con la tuya.',
    listing_status: 'Se reserva o se vende un anuncio que guardaste o por el que preguntaste.',
    price_drop: 'Un anuncio que guardaste cuesta menos que antes.',
    expiry: 'Uno de tus anuncios está por vencer.',
  },
};
