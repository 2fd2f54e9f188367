import { brand, limits } from '@porchlight/domain';
import type * as english from './templates.words.ts';

export const words: typeof english.words = {
  confirmEmail: {
    subject: `Confirma tu correo electrónico para ${brand.name}`,
    lead: `Alguien usó este correo electrónico para una cuenta de ${brand.name}. Abre la cuenta para ver de quién es. Si es tuya, confirma el correo ahí:`,
    action: 'Ver la cuenta',
    validity: `El enlace funciona durante ${limits.confirmTokenHours} horas, o hasta que el correo se confirme o se quite.`,
    notYou:
      'Si no creaste esta cuenta, no confirmes. Puedes ignorar este mensaje, o elegir “No soy yo” en la página para quitar tu correo de la cuenta.',
  },
  emailChangeAsked: {
    subject: `Un correo electrónico nuevo para tu cuenta de ${brand.name}`,
    lead: `Alguien pidió usar otro correo electrónico en tu cuenta de ${brand.name}. Nada cambia hasta que se confirme: te seguimos escribiendo aquí, e inicias sesión con este correo.`,
    notYou: `Si no fuiste tú, cambia tu contraseña de inmediato, lo que también cancela el correo nuevo, y escribe a ${brand.supportEmail}.`,
  },
  passwordReset: {
    subject: `Restablece tu contraseña de ${brand.name}`,
    lead: `Alguien pidió restablecer la contraseña de tu cuenta de ${brand.name}. Si fuiste tú, elige una nueva aquí:`,
    action: 'Elegir una contraseña nueva',
    validity: `El enlace funciona una sola vez, durante ${limits.resetTokenMinutes} minutos.`,
    notYou: 'Si no fuiste tú, puedes ignorar este mensaje. Tu contraseña no ha cambiado.',
  },
  exportReady: {
    subject: `Tus datos de ${brand.name} están listos`,
    lead: 'La copia de tus datos está lista. Descárgala desde tu perfil, en el dispositivo en el que la pediste:',
    action: 'Abrir tu perfil',
    validity: `La borramos ${limits.exportHours} horas después de que la pediste, o cuando cierres sesión ahí o cambies tu contraseña.`,
    notYou: `Si no la pediste, cambia tu contraseña y escribe a ${brand.supportEmail}.`,
  },
  passwordChanged: {
    subject: `Se cambió tu contraseña de ${brand.name}`,
    lead: `Se acaba de cambiar la contraseña de tu cuenta de ${brand.name}, y se cerró la sesión en tus otros dispositivos.`,
    notYou: `Si no fuiste tú, elige una contraseña nueva de inmediato con el enlace “¿Olvidaste tu contraseña?” de la página de inicio de sesión, y escribe a ${brand.supportEmail}.`,
  },
  emailChanged: {
    subject: `Se cambió tu correo electrónico de ${brand.name}`,
    lead: `Se acaba de cambiar el correo electrónico de tu cuenta de ${brand.name}. A partir de ahora te escribimos al correo nuevo, y con él inicias sesión.`,
    notYou: `Si no fuiste tú, escribe a ${brand.supportEmail} de inmediato.`,
  },
  listingExpires: {
    named: (title) => `“${title}”`,
    unnamed: 'Uno de tus anuncios',
    subject: (what, day) => `${what} vence el ${day}`,
    lead: (what, day) =>
      `${what} vence el ${day}. Si todavía está disponible, renuévalo por otros ${limits.listingDays} días:`,
    action: 'Renovar el anuncio',
    gone: 'Si ya no lo tienes, no necesitas hacer nada.',
  },
  alreadyRegistered: {
    subject: `Ya tienes una cuenta de ${brand.name}`,
    lead: `Alguien usó este correo electrónico para otra cuenta de ${brand.name}. Ya tienes una, así que nada ha cambiado. Puedes iniciar sesión aquí:`,
    action: 'Iniciar sesión',
    notYou: 'Si no fuiste tú, puedes ignorar este mensaje.',
  },
  claimedAddress: {
    subject: `Una cuenta de ${brand.name} usa tu correo electrónico`,
    lead: `Alguien usó este correo electrónico para una cuenta de ${brand.name}. Ya hay una que lo usa, pero nunca se confirmó. Para usar esa cuenta, elige una contraseña nueva:`,
    action: 'Elegir una contraseña nueva',
    validity: `El enlace funciona una sola vez, durante ${limits.resetTokenMinutes} minutos. Confirma tu correo y cierra la sesión en todos los dispositivos. Si otra persona creó la cuenta, revisa su nombre y sus anuncios después de iniciar sesión.`,
    notWanted:
      'Si no quieres esta cuenta, elige “No soy yo” en esta página. Así se elimina la cuenta y tu correo queda libre:',
    remove: 'Quitar mi correo',
    notYou: 'También puedes ignorar este mensaje. El correo se queda sin confirmar.',
  },
  reportReceived: {
    subject: (number) => `Recibimos tu reporte (${number})`,
    lead: `Gracias por tu reporte a ${brand.name}. Nuestro equipo revisa los reportes en un plazo de ${limits.reportReviewHours} horas.`,
    danger: `Si estás en peligro, llama al ${limits.emergencyNumber}. Para agregar algo, responde a este correo o escribe a ${brand.reportsEmail}.`,
    notYou: 'Si no reportaste nada, alguien escribió tu dirección por error, y puedes ignorar este correo.',
  },
};
