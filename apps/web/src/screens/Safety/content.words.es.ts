import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, p } from '../../articles/index.ts';
import type * as english from './content.words.ts';

export const words: typeof english.words = {
  lead: 'La mayoría de los vecinos son quienes dicen ser. Estos hábitos te protegen de los pocos que no lo son.',
  write: { before: 'Para preguntas de seguridad que pueden esperar, escribe a ', after: '.' },
};

export const safetySections: typeof english.safetySections = [
  {
    id: 'meeting',
    title: 'Encuentros en persona',
    blocks: [
      list(
        'Elige un lugar público y concurrido, de día. Muchas estaciones de policía tienen un espacio para intercambios.',
        'Ve con alguien, o dile a un amigo adónde vas y cuándo vas a volver.',
        'Lleva tu teléfono con la batería cargada.',
        'Si es algo grande que hay que ver en una casa, que haya otra persona contigo.',
        'Si sientes que algo anda mal, hazle caso a esa sensación y vete. No le debes una venta a nadie.',
      ),
    ],
  },
  {
    id: 'buying',
    title: 'Cuando compras',
    blocks: [
      list(
        'Mira el artículo, enciéndelo y pruébalo antes de pagar.',
        'Compara precios. Si uno está muy por debajo de todos los demás, suele haber una razón.',
        'Nunca pagues por algo que no has visto, ni dejes un depósito para apartarlo.',
        'Si es un cuarto o una casa, haz una visita antes de firmar o enviar dinero.',
        'Pide los papeles que debe haber: el título de un auto, el recibo de una bicicleta.',
      ),
    ],
  },
  {
    id: 'selling',
    title: 'Cuando vendes',
    blocks: [
      list(
        'Describe lo que vendes tal como es, con sus defectos. Así todos se ahorran un viaje.',
        'Que en tus fotos no salgan números de casa, placas ni caras.',
        'Entrega el artículo solo cuando tengas el dinero en la mano. Una captura de pantalla de una transferencia no es dinero.',
        'Ten cuidado con los cheques: tu banco puede tardar días en darse cuenta de que uno es falso, y entonces le debes el dinero.',
        'Marca el anuncio como vendido cuando ya no tengas el artículo.',
      ),
    ],
  },
  {
    id: 'paying',
    title: 'Pagar con seguridad',
    blocks: [
      p(
        'Efectivo en la mano, o un servicio de pago que los dos conozcan, en el momento en que se encuentran. Lo que no debes hacer:',
      ),
      list(
        'pagar con tarjetas de regalo, transferencias bancarias o criptomonedas;',
        'aceptar más del precio y devolver la diferencia;',
        'usar un enlace de pago que alguien te envíe.',
      ),
      p(
        `${brand.name} no maneja pagos, no envía nada y no garantiza ningún trato. Si alguien dice otra cosa, no somos nosotros.`,
      ),
    ],
  },
  {
    id: 'scams',
    title: 'Señales de una estafa',
    blocks: [
      list(
        'Te apuran: alguien más está a punto de llevárselo, tiene que ser hoy.',
        'No pueden encontrarse contigo: están en el extranjero, en alta mar o mandan a una empresa de mudanzas.',
        'Te piden un código que te llegó al teléfono. Con él se apoderan de tu cuenta.',
        'Quieren seguir de inmediato por mensaje de texto o por correo, fuera de aquí.',
        'Te piden datos bancarios, un número de Seguro Social o una foto de tu identificación.',
        'Lo que escriben no tiene que ver con el anuncio, como si se lo hubieran enviado a muchos.',
      ),
    ],
  },
  {
    id: 'account',
    title: 'Tu cuenta y tus datos',
    blocks: [
      list(
        'Usa una contraseña que no uses en ningún otro lugar, y que sea larga.',
        'Mantén la conversación en nuestros mensajes. Tu correo electrónico se queda en privado, y también tu número de teléfono, a menos que elijas mostrarlo.',
        'Nunca te pedimos tu contraseña. Nuestros correos llegan de la dirección que aparece en la página de contacto.',
      ),
    ],
  },
  {
    id: 'help',
    title: 'Cuando algo sale mal',
    blocks: [
      p(`Si hay un peligro inmediato, llama al ${limits.emergencyNumber}. Después, cuando estés a salvo:`),
      list(
        [
          'avísanos con un ',
          link('reporte', paths.report.href()),
          ': sobre un anuncio, una persona o un mensaje;',
        ],
        ['escribe a ', mail(brand.safetyEmail), ' si tienes preguntas de seguridad;'],
        ['para todo lo demás, usa la ', link('página de contacto', paths.contact.href()), ';'],
        'si perdiste dinero, avisa también a tu banco y a la policía local.',
      ),
      p(
        'Lo que se permite y lo que no se permite está en las ',
        link('reglas', paths.rules.href()),
        ' y en los ',
        link('términos', paths.terms.href()),
        '.',
      ),
    ],
  },
];
