import { brand, limits, texts } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, mail, p } from '../../articles/index.ts';
import type * as english from './peopleHelp.words.ts';

export const peopleHelp: typeof english.peopleHelp = [
  {
    id: 'messages',
    title: 'Mensajes',
    entries: [
      {
        id: 'where',
        question: '¿Dónde están mis mensajes?',
        also: 'bandeja de entrada sin leer no leídos chat respuesta notificación encontrar',
        answer: [
          p(
            'En ',
            link(texts.navigation.messages, paths.messages.href()),
            ', con una conversación por cada anuncio y persona. El número en la parte de arriba de la página cuenta los que no has leído.',
          ),
        ],
      },
      {
        id: 'keys',
        question: '¿Cómo escribo más de una línea?',
        also: 'línea nueva renglón párrafo atajo',
        answer: [p('En una respuesta, Enter envía y Shift con Enter empieza una línea nueva.')],
      },
      {
        id: 'removed',
        question: 'El anuncio se eliminó. ¿Se perdió la conversación?',
        answer: [p('No. Todavía puedes leerla; ahí dice que el anuncio se eliminó.')],
      },
      {
        id: 'letters',
        question: '¿Qué correos me envían?',
        also: 'email notificaciones avisos alertas cancelar suscripción dejar de recibir darme de baja diario bajó de precio',
        answer: [
          p(
            'Sobre un mensaje o una oferta que no has leído después de diez minutos, sobre un anuncio que guardaste o por el que preguntaste y que se reservó, se vendió o bajó de precio, y sobre uno tuyo que está por vencer. En ',
            link('tu perfil', paths.profile.href()),
            ' eliges para cada caso: de inmediato, en un solo correo al día o nunca. Cada uno de esos correos tiene al pie un enlace para dejar de recibirlos.',
          ),
        ],
      },
      {
        id: 'unwanted',
        question: 'Alguien me molesta. ¿Qué puedo hacer?',
        also: 'bloquear usuario acoso acosar abuso insultos spam grosero',
        answer: [
          p(
            'Bloquea a esa persona en el menú (⋯) de la conversación o de uno de sus anuncios, o en su página. Ninguno de los dos verá los anuncios ni las conversaciones del otro, ni podrá escribirle, y no le avisamos que la bloqueaste. En ',
            link('tu perfil', paths.profile.href()),
            ' está la lista de las personas que bloqueaste, y ahí las puedes desbloquear.',
          ),
          p(
            'Si vale la pena reportarlo, “Reportar” está en el mismo menú y junto a lo que esa persona escribió; te lleva al ',
            link('formulario de reporte', paths.report.href()),
            ' con los datos ya llenos.',
          ),
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Tu cuenta',
    entries: [
      {
        id: 'forgot',
        question: 'Olvidé mi contraseña',
        also: 'olvidar perdí recuperar clave no puedo entrar acceder iniciar sesión',
        answer: [
          p(
            'Pide ',
            link('un enlace para restablecerla', paths.forgotPassword.href()),
            `. Llega por correo y sirve una sola vez, durante ${limits.resetTokenMinutes} minutos. Si no llega, busca en la carpeta de spam.`,
          ),
        ],
      },
      {
        id: 'change',
        question: '¿Cómo cambio mi correo o mi contraseña?',
        also: 'cambiar actualizar nuevo correo electrónico email clave',
        answer: [
          p('En ', link('tu perfil', paths.profile.href()), '. Los dos cambios piden tu contraseña actual.'),
        ],
      },
      {
        id: 'seen-by-others',
        question: '¿Quién ve mi correo y mi número de teléfono?',
        also: 'ver privacidad datos personales ocultar esconder contacto público celular',
        answer: [
          p(
            `Tu correo electrónico solo lo podemos ver tú y nosotros. Tu número de teléfono también es privado, a menos que marques “${texts.listingForm.showPhone}” en un anuncio: entonces los compradores que iniciaron sesión pueden pedir el número de ese anuncio, y puedes volver a ocultarlo. Las demás personas ven tu nombre, tu foto, tus anuncios y el mes en que te registraste, y se comunican contigo por mensaje.`,
          ),
        ],
      },
      {
        id: 'signed-out',
        question: '¿Por qué se cerró mi sesión?',
        also: 'me sacó sesión vencida expiró caducó iniciar borrador perdido',
        answer: [
          p(
            `Después de un cambio de contraseña se cierra la sesión en todos los demás dispositivos, y también en un dispositivo que no se haya usado durante ${limits.sessionDays} días. Lo mismo pasa cuando cierras sesión en otra parte de este navegador. Un anuncio que todavía no habías publicado se guarda en tu dispositivo durante ${limits.draftDays} días, con sus fotos.`,
          ),
        ],
      },
      {
        id: 'sign-out',
        question: '¿Cómo cierro sesión?',
        also: 'cerrar salir desconectarme logout compartida',
        answer: [
          p(
            `Abre el menú de la parte de arriba de la página, que en una computadora tiene tu nombre, y elige “${texts.navigation.signOut}”. En un dispositivo que usan otras personas, hazlo siempre.`,
          ),
        ],
      },
      {
        id: 'delete',
        question: '¿Cómo elimino mi cuenta?',
        also: 'eliminar borrar cerrar cancelar desactivar quitar darme de baja',
        answer: [
          p(
            'Al final de ',
            link('tu perfil', paths.profile.href()),
            ', con tu contraseña. Ahí dice qué se elimina y qué se queda.',
          ),
        ],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Seguridad',
    entries: [
      {
        id: 'meet',
        question: '¿Cómo me encuentro con alguien de forma segura?',
        also: 'encontrarme reunirme vernos lugar recoger entregar intercambio cita peligro seguro',
        answer: [
          p(
            'En público, de día, con alguien más, y paga solo por lo que ya viste. Hay más en la ',
            link('guía de seguridad', paths.safety.href()),
            '.',
          ),
        ],
      },
      {
        id: 'report',
        question: '¿Cómo reporto un anuncio o a una persona?',
        also: 'denunciar denuncia estafa fraude falso robado queja sospechoso',
        answer: [
          p(
            `Usa “Reportar” en el menú (⋯) del anuncio o de la conversación, o el `,
            link('formulario de reporte', paths.report.href()),
            `. Revisamos los reportes en un plazo de ${limits.reportReviewHours} horas. Si hay un peligro inmediato, llama al ${limits.emergencyNumber}.`,
          ),
        ],
      },
      {
        id: 'payment',
        question: `¿${brand.name} se encarga de los pagos o los envíos?`,
        also: 'reembolso devolución devolver pagar pagado entrega depósito garantía',
        answer: [
          p(
            'No. Nadie de nuestro equipo te va a pedir dinero, un código ni una contraseña. Si alguien lo hace en nuestro nombre, repórtalo.',
          ),
        ],
      },
      {
        id: 'cheated',
        question: 'Me engañaron. ¿Qué hago ahora?',
        also: 'estafaron estafado estafada estafa fraude reembolso recuperar devuelvan robo robaron robado perdí disputa',
        answer: [
          p(
            'Avisa a tu banco y a la policía local, y ',
            link('repórtalo', paths.report.href()),
            ` con todo lo que tengas: direcciones, mensajes, imágenes. ${brand.name} no es parte del trato y no puede devolver dinero, pero frena a quienes hacen esas cosas.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'technical',
    title: 'Problemas técnicos',
    entries: [
      {
        id: 'photo-fails',
        question: 'No se acepta una foto',
        also: 'imagen imágenes subir error falla falló rechazada demasiado grande pesada tamaño',
        answer: [
          p(texts.help.photoRules),
          p(
            'Las fotos de algunos teléfonos son archivos HEIC: elige “más compatible” en los ajustes de la cámara, o envíate la foto en formato JPEG.',
          ),
        ],
      },
      {
        id: 'location-fails',
        question: 'No se acepta mi ubicación',
        also: 'dirección zip lugar error',
        answer: [
          p(
            'Elige una de las sugerencias debajo del campo: no basta con escribir el texto. Si falta tu calle, elige tu ciudad o tu código postal.',
          ),
        ],
      },
      {
        id: 'slow',
        question: 'Las páginas no cargan',
        also: 'error sin internet roto no funciona falla lento cargando',
        answer: [
          p(
            'Revisa tu conexión e inténtalo de nuevo. Si sigue pasando, cuéntanos en la ',
            link('página de contacto', paths.contact.href()),
            ' qué hiciste y qué viste.',
          ),
        ],
      },
      {
        id: 'ask-us',
        question: '¿Cómo me comunico con ustedes?',
        also: 'contactar soporte humano teléfono llamar email horario ayuda comentario opinión idea sugerencia',
        answer: [
          p(
            'Con el formulario de la ',
            link('página de contacto', paths.contact.href()),
            ' o por correo a ',
            mail(brand.supportEmail),
            `. Una persona responde en un plazo de ${limits.contactReplyHours} horas; fuera del horario de atención puede tardar más.`,
          ),
        ],
      },
    ],
  },
];
