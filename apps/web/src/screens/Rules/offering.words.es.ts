import { brand } from '@porchlight/domain';

import { link, list, neverOffered, p } from '../../articles/index.ts';
import { paths } from '../../lib/paths.ts';
import type * as english from './offering.words.ts';

export const offeringSections: typeof english.offeringSections = [
  {
    id: 'offering',
    title: 'Qué se puede ofrecer',
    blocks: [
      p(
        `${brand.name} es para lo que los vecinos pueden entregar, hacer o compartir cerca de casa. Puedes ofrecer o buscar un artículo, un servicio, un empleo, una promoción o un evento que:`,
      ),
      list(
        'sea legal donde vives, tanto tenerlo como venderlo;',
        'sea tuyo, o lo ofrezcas con permiso del dueño;',
        'exista de verdad: no valen muestras, preventas ni listas de interesados;',
        'esté en el lugar que indicas, o lo preste alguien que va hasta allí.',
      ),
    ],
  },
  {
    id: 'never-offered',
    title: 'Qué no se puede ofrecer nunca',
    blocks: [
      p('En ninguna categoría, a ningún precio, y tampoco gratis:'),
      list(...neverOffered),
      p(
        'Llamarlo de otra manera, esconderlo en una foto o pedir que te escriban para saber el resto no cambia lo que es. Si tienes dudas, pregúntanos en la ',
        link('página de contacto', paths.contact.href()),
        ' antes de publicar.',
      ),
    ],
  },
  {
    id: 'listing-well',
    title: 'Cómo debe ser un anuncio',
    blocks: [
      list(
        'Único. Publica cada cosa en una sola categoría y un solo lugar; en vez de publicarla otra vez, sube tu anuncio al principio de la lista.',
        'Con su precio. El precio es lo que quieres por el artículo, no $1 para aparecer primero, ni un depósito o una mensualidad sin decir que lo es.',
        'Con tus propias fotos del artículo. La imagen del fabricante se puede agregar, pero no usar en su lugar.',
        'Completo. Lo que está roto, falta o está gastado se dice en la descripción.',
        'Sin desvíos. Sin enlaces a otras tiendas, sin enlaces de pago y sin un número de teléfono escrito en una foto.',
        'Al día. Lo que ya prometiste se marca como reservado; lo que ya no está, como vendido.',
      ),
    ],
  },
  {
    id: 'writing',
    title: 'Cómo nos escribimos',
    blocks: [
      list(
        'Escribe sobre el anuncio. La publicidad y el mismo texto enviado a muchas personas son spam.',
        'No es no: no le sigas escribiendo a quien ya dijo que no.',
        'Sin amenazas, sin insultos, nada sexual, nada sobre a quién le reza alguien, a quién ama o de quién desciende.',
        'Nunca pidas un código, una contraseña, una foto de una identificación ni un pago antes de que la otra persona haya visto el artículo.',
        'Lo que sepas de alguien, su nombre, su número y su dirección, queda entre ustedes dos.',
      ),
      p(
        'Cómo reconocer una estafa a tiempo está en la ',
        link('guía de seguridad', paths.safety.href()),
        '.',
      ),
    ],
  },
];
