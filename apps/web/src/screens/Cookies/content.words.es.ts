import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, p } from '../../articles/index.ts';
import type * as english from './content.words.ts';

export const words: typeof english.words = {
  lead: 'Qué guardamos en tu navegador y qué puedes desactivar.',
};

export const cookieKinds: typeof english.cookieKinds = {
  essential: {
    label: 'Esenciales',
    hint: 'Hacen falta para iniciar sesión, para la seguridad y para enviar formularios. Siempre activas.',
  },
  performance: { label: 'Rendimiento', hint: 'Contarían cómo se usan las páginas, sin nombres.' },
  functionality: {
    label: 'Funcionalidad',
    hint: 'Recordarían otras cosas que elijas, además del modo claro u oscuro y del idioma.',
  },
  marketing: { label: 'Marketing', hint: 'Te mostrarían publicidad a tu medida. No usamos ninguna.' },
};

export const cookieSections: typeof english.cookieSections = [
  {
    id: 'what',
    title: 'Qué son las cookies',
    blocks: [
      p(
        'Las cookies son pequeños textos que un sitio guarda en tu navegador. Los navegadores tienen otros lugares para lo mismo; esta página habla de todos ellos.',
      ),
    ],
  },
  {
    id: 'ours',
    title: `Qué guarda ${brand.name} en tu navegador`,
    blocks: [
      p('Solo lo que hace funcionar el sitio, y ningún rastreador, ni nuestro ni de nadie más:'),
      list(
        `tu sesión, hasta que la cierres; si no la usas, deja de servir a los ${limits.sessionDays} días;`,
        `un anuncio que empezaste y no has publicado, con sus fotos, durante ${limits.draftDays} días después de su último cambio;`,
        'el modo claro u oscuro y el idioma, si los elegiste;',
        'un número al azar para este navegador, creado la primera vez que inicias sesión: gracias a él, las contraseñas equivocadas que prueben otras personas no pueden dejarte sin acceso aquí. No te identifica y se queda cuando cierras sesión;',
        'el último lugar en el que buscaste, hasta que lo quites o cierres sesión;',
        `hasta que cierres sesión o los quites: las últimas ${limits.recentSearches} búsquedas y los últimos ${limits.recentlyViewed} anuncios que viste;`,
        'hasta que cierres la pestaña: los mensajes que empezaste y no has enviado, qué anuncios viste, para que cada vista cuente una sola vez, hasta dónde habías bajado en una página, qué querías hacer cuando tuviste que iniciar sesión primero y, por un momento, lo que escribiste al cambiar de idioma.',
      ),
    ],
  },
  {
    id: 'kinds',
    title: 'Los cuatro tipos',
    blocks: [
      p('Elijas lo que elijas arriba, hoy solo se usa el primero:'),
      list(...Object.values(cookieKinds).map(({ label, hint }) => `${label}: ${hint}`)),
    ],
  },
  {
    id: 'opting-out',
    title: 'Cómo desactivarlas en tu navegador',
    blocks: [
      p(
        'Todos los navegadores pueden mostrar, borrar y bloquear lo que guardan los sitios. Si bloqueas todo, no puedes mantener la sesión iniciada.',
      ),
      list(
        [link('Chrome', 'https://support.google.com/chrome/answer/95647')],
        [link('Firefox', 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox')],
        [link('Safari', 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac')],
        [link('Edge', 'https://support.microsoft.com/microsoft-edge')],
      ),
      p(
        'Las empresas de publicidad ofrecen una manera común de excluirte en el sitio de la ',
        link('Network Advertising Initiative', 'https://optout.networkadvertising.org/'),
        '.',
      ),
    ],
  },
  {
    id: 'more',
    title: 'Más información',
    blocks: [
      p(
        'La ',
        link('política de privacidad', paths.privacy.href()),
        ' dice cómo tratamos los datos personales. Preguntas: ',
        mail(brand.supportEmail),
        '.',
      ),
    ],
  },
];
