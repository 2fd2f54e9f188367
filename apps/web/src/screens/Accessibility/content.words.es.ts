import { brand, limits } from '@porchlight/domain';

import { link, list, mail, p } from '../../articles/index.ts';
import { paths } from '../../lib/paths.ts';
import type * as english from './content.words.ts';

export const words: typeof english.words = {
  lead: 'Qué hacemos para que todas las personas puedan usar este sitio, qué falta todavía y a quién avisar.',
};

export const accessibilitySections: typeof english.accessibilitySections = [
  {
    id: 'goal',
    title: 'Nuestra meta',
    blocks: [
      p(
        `Todas las personas deberían poder comprar y vender en ${brand.name}. Cada página está hecha para cumplir con las `,
        link('Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2', 'https://www.w3.org/TR/WCAG22/'),
        ' en el nivel AA. Esta es nuestra propia evaluación: nadie ajeno al proyecto ha auditado el sitio.',
      ),
    ],
  },
  {
    id: 'tests',
    title: 'Qué se prueba, y cómo',
    blocks: [
      p('Estas pruebas se hacen automáticamente cuando el sitio cambia:'),
      list(
        'Cada componente y cada pantalla, en el tema claro y en el oscuro, se revisa con axe para encontrar incumplimientos de las WCAG.',
        'Los componentes se prueban usando solo el teclado, y también crear una cuenta, iniciar sesión, encontrar un anuncio, publicar uno y cambiar una contraseña.',
        'Las páginas caben en una ventana de 320 píxeles de ancho sin tener que desplazarse hacia los lados.',
        'Las páginas tienen espacio para texto al 200% de su tamaño.',
        'Los botones y los enlaces son lo bastante grandes para tocarlos: 44 píxeles, excepto los enlaces dentro de un texto.',
        'Las páginas no se mueven si le pediste a tu dispositivo menos movimiento.',
        'Los recorridos principales por el sitio se prueban en Chromium, Firefox y WebKit, el motor de Safari.',
      ),
    ],
  },
  {
    id: 'gaps',
    title: 'Lo que sabemos que falta',
    blocks: [
      list(
        'Lectores de pantalla: los nombres, las funciones y los avisos se prueban automáticamente, pero no hacemos pruebas frecuentes con NVDA, JAWS, VoiceOver o TalkBack.',
        'Fotos: los vendedores las suben sin descripción. Su texto alternativo es el título del anuncio.',
        'Los anuncios y los mensajes se muestran como los escribieron sus autores, en cualquier idioma y estilo.',
        'El mapa muestra dónde están los anuncios. Los mismos anuncios están en la lista, junto al mapa o a un toque de distancia.',
        'Sin JavaScript, se pueden leer las páginas públicas y buscar en ellas; los demás formularios no se pueden enviar, y las páginas para miembros no funcionan.',
      ),
    ],
  },
  {
    id: 'choices',
    title: 'Qué puedes ajustar',
    blocks: [
      p(
        'El sitio sigue los ajustes de tu dispositivo en cuanto a tamaño del texto, contraste, movimiento y colores claros u oscuros. También puedes elegir la apariencia en el menú de la cuenta, en el menú del teléfono y al final de la mayoría de las páginas.',
      ),
    ],
  },
  {
    id: 'contact',
    title: 'Si algo no te funciona',
    blocks: [
      p(
        'Escribe a ',
        mail(brand.supportEmail),
        ' o en la ',
        link('página de contacto', paths.contact.href()),
        `. Di en qué página fue, qué querías hacer y qué usas, como un navegador o un lector de pantalla. Una persona responde en un plazo de ${limits.contactReplyHours} horas.`,
      ),
    ],
  },
];
