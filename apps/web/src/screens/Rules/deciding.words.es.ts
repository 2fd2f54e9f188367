import {
  type DecisionKind,
  decisionKinds,
  type DecisionReason,
  decisionReasons,
  limits,
  texts,
} from '@porchlight/domain';

import { link, list, p } from '../../articles/index.ts';
import { paths } from '../../lib/paths.ts';
import type * as english from './deciding.words.ts';

const decided: Readonly<Record<DecisionKind, string>> = {
  nothing_wrong: 'Todo queda como está, y haber sido reportado no le trae consecuencias a nadie.',
  hide_listing:
    'A partir de ahí solo lo ve su dueño, con lo que hay que cambiar. Cuando lo edita, se revisa otra vez.',
  remove_message: 'Ya no se puede leer en la conversación, y esto vale para las dos partes.',
  warn: 'La persona recibe un correo con el motivo; no cambia nada más.',
  suspend:
    'Por unos días o para siempre. La persona suspendida puede leer sus mensajes y llevarse sus datos, nada más. Sus anuncios salen del sitio y regresan con ella.',
  restore: 'Vuelve lo que se ocultó o se eliminó, y la persona suspendida puede continuar.',
};

const meant: Readonly<Record<DecisionReason, string>> = {
  scam: 'busca que alguien pierda dinero, bienes o una cuenta.',
  prohibited: 'está en esta página entre lo que no se puede ofrecer, o la ley lo prohíbe.',
  misleading: 'no es lo que dice, cuesta otra cosa o no existe.',
  offensive: 'amenaza, insulta, acosa o excluye a personas.',
  spam: 'publicidad, o lo mismo enviado a muchas personas.',
  unsafe: 'podría lastimar a quien lo usa o a quien va ahí.',
  duplicate: 'lo mismo ya está aquí, publicado por la misma persona o desde otra cuenta suya.',
  no_violation: 'no va en contra de ninguna.',
  other: 'lo que el moderador explica con sus palabras.',
};

export const decidingSections: typeof english.decidingSections = [
  {
    id: 'reporting',
    title: 'Qué pasa con un reporte',
    blocks: [
      p(
        'Cualquier persona puede ',
        link('reportar', paths.report.href()),
        ` un anuncio, a alguien o un mensaje, con o sin cuenta. Cada reporte lo lee un moderador, que es una persona, en un plazo de ${limits.reportReviewHours} horas: primero los urgentes, después los más antiguos.`,
      ),
      list(
        'Los reportes sobre lo mismo son un solo caso. Diez reportes no pesan más que uno que tiene razón.',
        'El moderador ve lo que se reportó como era en ese momento, aunque después se haya cambiado o eliminado.',
        `De una conversación ve el mensaje reportado y hasta ${limits.messagesBeforeReported} mensajes anteriores, y nada más. Cada consulta queda registrada.`,
        'Nunca le decimos a la persona que reportaste quién la reportó.',
      ),
    ],
  },
  {
    id: 'noticed',
    title: 'Qué se detecta automáticamente',
    blocks: [
      p('Algunas cosas le llegan a un moderador aunque nadie las haya reportado:'),
      list(
        'el mismo texto o la misma foto en los anuncios de varias cuentas;',
        'una cuenta nueva que, en una hora, publica muchos anuncios o es la primera en escribirles a muchas personas;',
        'un mensaje con lo que piden los estafadores, como un código que te enviaron, tarjetas de regalo o un pago por adelantado.',
      ),
      p(
        'Por sí solo, esto no tiene consecuencias. No se oculta ningún anuncio, no se retiene ningún mensaje y no se suspende a nadie hasta que una persona lo haya revisado, y la mayor parte de lo que se detecta resulta inofensiva. De un mensaje detectado, el moderador ve solo ese mensaje.',
      ),
    ],
  },
  {
    id: 'decisions',
    title: 'Qué puede decidir un moderador',
    blocks: [
      list(...decisionKinds.map((kind) => `${texts.moderation.kinds[kind]}. ${decided[kind]}`)),
      p(
        'Debe ser lo mínimo que proteja a los demás. Un error se señala; lo que se repite después de una advertencia lleva a una suspensión; el fraude, las amenazas y lo que pone en peligro a las personas llevan a ella de inmediato.',
      ),
      p(
        'Ningún moderador decide sobre sí mismo ni sobre lo que solo él reportó. Ningún caso se decide dos veces al mismo tiempo. Quién decidió qué, cuándo y por qué queda en un registro que nadie puede cambiar, tampoco los moderadores.',
      ),
    ],
  },
  {
    id: 'reasons',
    title: 'Los motivos, en palabras sencillas',
    blocks: [
      list(...decisionReasons.map((reason) => `${texts.moderation.reasons[reason]}: ${meant[reason]}`)),
      p(
        'La persona sobre la que se decide recibe un correo con el motivo y las palabras del moderador, a menos que todo estuviera en orden. Quienes reportaron reciben un correo que dice que ya se decidió, sin decir qué se hizo, a menos que hayan elegido no recibir correos nuestros.',
      ),
    ],
  },
  {
    id: 'objecting',
    title: 'Si crees que nos equivocamos',
    blocks: [
      p(
        'Escribe en la ',
        link('página de contacto', paths.contact.href()),
        ' y di qué se pasó por alto; da igual si la decisión fue sobre ti o si tú hiciste el reporte. La revisamos otra vez, y lo hace otra persona cuando es posible. Toda decisión se puede revertir, junto con todos sus efectos.',
      ),
      p(
        'Si se ocultó un anuncio, no hace falta que objetes para recuperarlo: cambia lo que dice el correo, y se revisa otra vez.',
      ),
    ],
  },
];
