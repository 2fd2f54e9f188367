import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, neverOffered, p } from '../../articles/index.ts';
import type * as english from './content.words.ts';

export const words: typeof english.words = {
  lead: 'El acuerdo entre tú y nosotros, escrito para que lo leas.',
};

export const termsSections: typeof english.termsSections = [
  {
    id: 'agreement',
    title: 'Acuerdo',
    blocks: [
      p(
        `Estos términos son un acuerdo entre tú y ${brand.name}. Al abrir una cuenta, publicar un anuncio o usar ${brand.name} de cualquier otra manera, los aceptas. Si no los aceptas, te pedimos que no lo uses.`,
      ),
      p(
        `Debes tener al menos ${limits.minimumAge} años, o el consentimiento de tu madre, tu padre o tu tutor legal, que acepta estos términos por ti.`,
      ),
    ],
  },
  {
    id: 'accounts',
    title: 'Cuentas',
    blocks: [
      p('Necesitas una cuenta para publicar, guardar anuncios o escribirle a alguien. Cuando abras una:'),
      list(
        'da tu correo electrónico real y mantenlo al día, porque así es como recuperas tu cuenta;',
        'no compartas tu contraseña ni la uses en otros sitios;',
        'no abras una cuenta para otra persona, ni una segunda cuenta después de que se haya cerrado la tuya;',
        'avísanos de inmediato si crees que otra persona usó tu cuenta.',
      ),
      p('Eres responsable de lo que se haga con tu cuenta.'),
    ],
  },
  {
    id: 'listings',
    title: 'Anuncios',
    blocks: [
      p('Un anuncio dice con honestidad lo que ofreces. Debe:'),
      list(
        'describir un artículo, un servicio, un empleo, una promoción o un evento que puedas ofrecer y que de verdad tengas;',
        'mencionar sus defectos, su precio verdadero y dónde está;',
        'estar en la categoría que le corresponde, una sola vez;',
        'mostrar fotos del artículo mismo, que tengas derecho a publicar.',
      ),
      p(
        `${brand.name} no es parte de lo que acuerdan entre sí compradores y vendedores. Lo que se anuncia no es nuestro, y no lo guardamos, ni lo inspeccionamos, ni lo entregamos.`,
      ),
      p(
        'Podemos eliminar un anuncio que no cumpla estos términos. Marca como vendido lo que ya vendiste, para que nadie escriba en vano.',
      ),
    ],
  },
  {
    id: 'prohibited-items',
    title: 'Artículos prohibidos',
    blocks: [
      p('No puedes anunciar:'),
      list(...neverOffered),
      p(
        'Lo que vale en cada categoría está escrito en las ',
        link('reglas', paths.rules.href()),
        '. Si ves algo prohibido, ',
        link('repórtalo', paths.report.href()),
        '.',
      ),
    ],
  },
  {
    id: 'conduct',
    title: 'Conducta',
    blocks: [
      p(`${brand.name} es un vecindario. Te comprometes a no:`),
      list(
        'engañar, amenazar, acosar ni discriminar a nadie;',
        'enviar publicidad ni el mismo mensaje a muchas personas;',
        'recopilar los datos de otras personas, ni usarlos para nada que no sea el anuncio al que pertenecen;',
        'leer o copiar el sitio con programas, más allá de lo que hacen los buscadores, ni evadir sus límites;',
        'subir código dañino ni tratar de acceder a lo que no es tuyo.',
      ),
    ],
  },
  {
    id: 'fees',
    title: 'Tarifas',
    blocks: [
      p(
        'El uso básico es gratis. Podemos ofrecer funciones que cuesten dinero; su precio se muestra antes de que las elijas, y pagas solo por las que elegiste.',
      ),
      p(
        'Las tarifas que ya se pagaron no se devuelven, salvo que la ley diga otra cosa o que una función no haya funcionado.',
      ),
    ],
  },
  {
    id: 'content-license',
    title: 'Licencia sobre el contenido',
    blocks: [
      p(
        `Lo que publicas sigue siendo tuyo. Le das a ${brand.name} una licencia gratuita, mundial y no exclusiva para guardarlo, mostrarlo, cambiar su tamaño y traducirlo con el fin de operar y presentar el sitio. La licencia termina cuando eliminas el contenido, salvo por las copias que la ley nos obliga a conservar, los mensajes que otras personas ya recibieron y las copias de contenido reportado que guardan los moderadores.`,
      ),
      p('Confirmas que puedes dar esta licencia y que tu contenido no viola los derechos de nadie.'),
    ],
  },
  {
    id: 'privacy',
    title: 'Privacidad',
    blocks: [
      p(
        'Cómo tratamos los datos personales está escrito en la ',
        link('política de privacidad', paths.privacy.href()),
        ', que forma parte de estos términos.',
      ),
    ],
  },
  {
    id: 'safety',
    title: 'Seguridad',
    blocks: [
      p(
        'No verificamos quién es cada persona ni si es cierto lo que dice. Encuéntrate con la gente en lugares públicos, mira antes de pagar y lee la ',
        link('guía de seguridad', paths.safety.href()),
        '. Tratas con otras personas bajo tu propio riesgo.',
      ),
    ],
  },
  {
    id: 'disclaimers',
    title: 'Exenciones y límites de responsabilidad',
    blocks: [
      p(
        `${brand.name} se ofrece tal como es y según esté disponible, sin garantías de ningún tipo, en la medida en que la ley lo permita. No garantizamos que los anuncios sean exactos, que los usuarios sean honestos ni que el servicio funcione sin interrupciones.`,
      ),
      p(
        `En la medida en que la ley lo permita, ${brand.name} no es responsable de daños indirectos o consecuentes, de ganancias o datos perdidos, ni de lo que hagan los usuarios. Toda nuestra responsabilidad ante ti se limita a las cantidades que nos pagaste por funciones de pago en los 12 meses anteriores.`,
      ),
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnización',
    blocks: [
      p(
        `Si alguien presenta un reclamo contra ${brand.name} por tus anuncios, tus mensajes o tu incumplimiento de estos términos, nos mantendrás libres de responsabilidad y cubrirás los gastos, incluidos los honorarios razonables de abogados.`,
      ),
    ],
  },
  {
    id: 'termination',
    title: 'Terminación',
    blocks: [
      p(
        'Puedes dejar de usar tu cuenta en cualquier momento y eliminarla en tu perfil. Podemos suspender o cerrar una cuenta que no cumpla estos términos o que ponga en riesgo a otras personas; cuando es posible, decimos por qué y damos la oportunidad de responder.',
      ),
      p(
        'Las partes sobre contenido, exenciones, indemnización y ley aplicable siguen vigentes después de que termina una cuenta.',
      ),
    ],
  },
  {
    id: 'governing-law',
    title: 'Ley aplicable y disputas',
    blocks: [
      p(
        'Estos términos se rigen por las leyes de los Estados Unidos y del estado en el que estamos establecidos. Escríbenos primero: la mayoría de las cosas se puede resolver así.',
      ),
      p(
        'Una disputa que no se pueda resolver se decide mediante arbitraje vinculante entre tú y nosotros, y no en un tribunal, salvo los reclamos que correspondan a un tribunal de reclamos menores. Tú y nosotros renunciamos a las demandas colectivas: cada parte presenta reclamos solo en su propio nombre.',
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Cambios',
    blocks: [
      p(
        'Cuando cambiamos estos términos, ponemos aquí el texto nuevo y su fecha, y te avisamos de antemano si el cambio es importante. Si después sigues usando el servicio, valen los términos nuevos.',
      ),
      p(
        'Preguntas: ',
        mail(brand.supportEmail),
        ' o la ',
        link('página de contacto', paths.contact.href()),
        '.',
      ),
    ],
  },
];
