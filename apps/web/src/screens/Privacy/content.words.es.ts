import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, p } from '../../articles/index.ts';
import type * as english from './content.words.ts';

export const words: typeof english.words = {
  lead: 'Qué sabemos de ti, qué hacemos con esa información y qué puedes pedirnos.',
};

export const privacySections: typeof english.privacySections = [
  {
    id: 'collected',
    title: 'Qué recopilamos',
    blocks: [
      p('Recopilamos lo que el sitio necesita para funcionar, y nada más.'),
      list(
        'Cuenta: tu nombre, tu correo electrónico, tu foto si la agregas y una forma codificada de tu contraseña.',
        'Anuncios: lo que escribes, tus fotos sin los datos ocultos que agregan las cámaras, el lugar que eliges y los datos de contacto que das.',
        'Mensajes: lo que les escribes a otras personas sobre un anuncio, y cuándo.',
        'Preferencias: los anuncios que guardas, las personas que bloqueas, los correos que quieres recibir y los anuncios cuyo número de teléfono pediste.',
        'Soporte: lo que nos escribes y los reportes que envías.',
        'La ubicación de tu dispositivo: solo cuando tocas “Usar mi ubicación”, con una precisión de más o menos una milla, para encontrar el código postal más cercano; aquí no se guarda.',
        'Datos técnicos: la dirección desde la que se conecta tu dispositivo y el tipo de navegador, en forma codificada, por seguridad y para contar las vistas. De cada lugar donde tienes la sesión iniciada, el navegador y el sistema, como “Firefox en Linux”. Los navegadores y las direcciones desde los que iniciaste sesión se guardan con tu cuenta en forma codificada, los últimos 20 durante 400 días, para que nadie más pueda dejarte sin acceso.',
      ),
    ],
  },
  {
    id: 'use',
    title: 'Para qué lo usamos',
    blocks: [
      list(
        'para hacer funcionar el sitio: mostrar anuncios, entregar mensajes y permitirte iniciar sesión;',
        'para mantenerlo seguro: detectar fraudes y abusos, y actuar cuando hay reportes. Un programa busca lo que suelen decir los estafadores en los mensajes, y también textos y fotos iguales publicados con varios nombres; lo que detecta lo revisa una persona, y antes de esa revisión no tiene ninguna consecuencia;',
        'para responderte;',
        'para mejorarlo, con cifras que no identifican a nadie;',
        'para cumplir con las obligaciones que nos impone la ley.',
      ),
    ],
  },
  {
    id: 'sharing',
    title: 'Qué compartimos',
    blocks: [
      p('Nunca vendemos tus datos personales con fines de marketing.'),
      list(
        'Las demás personas ven tu nombre, tu foto, tus anuncios con su ciudad y código postal, el mes en que te registraste, cuántas ventas hiciste, qué tan rápido sueles responder y lo que les escribes. Nunca ven tu correo electrónico. Los compradores que iniciaron sesión pueden ver el número de teléfono de un anuncio solo si tú eliges mostrarlo ahí.',
        'Las empresas que guardan datos, envían correos, buscan direcciones o entregan imágenes de mapas para nosotros ven lo que necesitan para hacerlo, bajo contrato.',
        'Las autoridades reciben datos cuando la ley nos obliga.',
        'Si el servicio pasa a otra empresa, tus datos pasan con él según esta política, y te avisamos antes.',
      ),
    ],
  },
  {
    id: 'security',
    title: 'Cómo lo protegemos',
    blocks: [
      p(
        'Las conexiones están cifradas, las contraseñas se guardan solo en una forma que no se puede revertir y pocas personas tienen acceso. Ningún sistema es perfectamente seguro; si pasa algo que te afecte, te avisamos.',
      ),
    ],
  },
  {
    id: 'retention',
    title: 'Cuánto tiempo lo guardamos',
    blocks: [
      list(
        'Datos de la cuenta: hasta que elimines tu cuenta. Si en ese momento está suspendida, guardamos una forma codificada de tu correo electrónico hasta que termine la suspensión, para que antes no se abra otra cuenta con él.',
        'Datos de los anuncios: hasta que se elimine el anuncio.',
        'Mensajes: también después de que elimines tu cuenta, para las personas a las que les escribiste, sin tu nombre.',
        'Contenido reportado: los moderadores guardan una copia hasta que elimines tu cuenta.',
        `Registros de transacciones: ${limits.transactionRetentionYears} años.`,
        `Comunicaciones con soporte: ${limits.supportRetentionYears} años.`,
        'Datos de marketing: hasta que te des de baja.',
      ),
    ],
  },
  {
    id: 'rights',
    title: 'Tus derechos',
    blocks: [
      p('Puedes:'),
      list(
        [
          'ver lo que tenemos sobre ti y obtener una copia, en ',
          link('tu perfil', paths.profile.href()),
          ';',
        ],
        [
          'corregirlo: tú cambias tus anuncios directamente, y tu nombre y tu correo electrónico en ',
          link('tu perfil', paths.profile.href()),
          ';',
        ],
        [
          'eliminarlo: tú eliminas tu cuenta en ',
          link('tu perfil', paths.profile.href()),
          ', y nosotros el resto si lo pides;',
        ],
        'oponerte a un uso de tus datos, o limitarlo;',
        'darte de baja del marketing en cualquier momento.',
      ),
      p(
        'Escribe a ',
        mail(brand.supportEmail),
        '. Respondemos en un plazo de 30 días y no tratamos peor a nadie por pedirlo.',
      ),
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      p(
        `${brand.name} guarda unas pocas cosas en tu navegador para poder funcionar, y no usa rastreadores. La `,
        link('página de cookies', paths.cookies.href()),
        ' dice cuáles son.',
      ),
    ],
  },
  {
    id: 'children',
    title: 'Niños',
    blocks: [
      p(
        `${brand.name} no es para menores de ${limits.childrenAge} años, y no recopilamos sus datos a sabiendas. Si crees que un niño nos dio datos, escríbenos y los eliminaremos.`,
      ),
    ],
  },
  {
    id: 'updates',
    title: 'Cambios a esta política',
    blocks: [
      p(
        'Cuando esta política cambia, el texto nuevo aparece aquí con su fecha. Si el cambio es importante, te avisamos por correo antes de que entre en vigor.',
      ),
    ],
  },
  {
    id: 'contact',
    title: 'Contacto',
    blocks: [
      p(
        'Preguntas sobre privacidad: ',
        mail(brand.supportEmail),
        ', o la ',
        link('página de contacto', paths.contact.href()),
        '.',
      ),
    ],
  },
];
