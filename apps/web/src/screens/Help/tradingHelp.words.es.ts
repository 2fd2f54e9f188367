import { brand, limits, locale, texts } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { placeHint } from '../../listings/editor/placeHint.words.ts';
import { link, list, p } from '../../articles/index.ts';
import type * as english from './tradingHelp.words.ts';

const createListing = link(texts.navigation.createListing, paths.createListing.href());
const myListings = link(texts.navigation.myListings, paths.myListings.href());

export const tradingHelp: typeof english.tradingHelp = [
  {
    id: 'getting-started',
    title: 'Primeros pasos',
    entries: [
      {
        id: 'what-is-it',
        question: `¿Qué es ${brand.name}?`,
        answer: [
          p(
            `Un lugar donde los vecinos ofrecen y encuentran cosas, servicios, trabajos, cuartos y eventos cerca de ellos. Tratas directamente con la otra persona; ${brand.name} no es parte de lo que acuerden.`,
          ),
        ],
      },
      {
        id: 'cost',
        question: '¿Cuánto cuesta?',
        also: 'precio por publicar tarifa cobrar cobran comisión pagar gratuito premium',
        answer: [
          p(
            'Mirar, publicar, guardar anuncios y escribirle a la gente es gratis. Si algún día hay funciones de pago, se dirá cuánto cuestan antes de que las elijas.',
          ),
        ],
      },
      {
        id: 'need-account',
        question: '¿Necesito una cuenta?',
        also: 'registro registrarme registrarse inscribirme crear unirme iniciar sesión entrar',
        answer: [
          p(
            'No para mirar. Para publicar, guardar anuncios o escribirle a un vendedor, ',
            link('crea una cuenta', paths.register.href()),
            ' con tu nombre, tu correo electrónico y una contraseña.',
          ),
        ],
      },
      {
        id: 'who-may-join',
        question: '¿Quién puede unirse?',
        also: 'edad menor niño adolescente mayor',
        answer: [
          p(
            `Los adultos: debes tener al menos ${limits.minimumAge} años, o el consentimiento de tu madre, tu padre o tu tutor legal.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'buying',
    title: 'Buscar y comprar',
    entries: [
      {
        id: 'search',
        question: '¿Cómo encuentro algo?',
        also: 'encontrar filtrar ordenar cerca de mí zip',
        answer: [
          p(
            'Busca en la página de inicio o en ',
            link('la página de anuncios', paths.listings.href()),
            ', o elige una categoría. Los filtros limitan los resultados por categoría, lugar y precio; un lugar puede ser una ciudad o un código postal, con lo que haya alrededor a la distancia que quieras, o un estado. “Elegir un lugar” sirve solo para eso, y puede preguntarle a tu dispositivo dónde estás. La ',
            link('búsqueda avanzada', paths.search.href()),
            ' tiene todo en un solo formulario.',
          ),
        ],
      },
      {
        id: 'contact-seller',
        question: '¿Cómo me comunico con un vendedor?',
        also: 'enviar mensaje escribir pregunta preguntar correo llamar contactar hablar comprador',
        answer: [
          p(
            `Abre el anuncio y elige “${texts.listing.messageSeller}”. Puedes escribir hasta ${limits.messageMax.toLocaleString(locale)} caracteres. La respuesta llega a `,
            link('tus mensajes', paths.messages.href()),
            '.',
          ),
        ],
      },
      {
        id: 'save',
        question: '¿Cómo guardo un anuncio para después?',
        also: 'guardar favorito marcar seguir lista de deseos me gusta',
        answer: [
          p(
            'Con la sesión iniciada, toca el corazón en su tarjeta o en su página. Todo lo que guardaste está en ',
            link(texts.navigation.favorites, paths.favorites.href()),
            '. Un anuncio guardado que ya se vendió se queda ahí hasta que lo quites.',
          ),
        ],
      },
      {
        id: 'obo',
        question: `¿Qué significa “${texts.listing.obo}” junto a un precio?`,
        also: 'negociar regatear rebaja descuento oferta contraoferta obo',
        answer: [
          p(
            'Que el precio es negociable y puedes hacer una oferta. Toca “Hacer una oferta” en el anuncio, y el vendedor puede aceptarla, rechazarla u ofrecer otra cantidad. Si no lo dice, el precio es el que aparece.',
          ),
        ],
      },
    ],
  },
  {
    id: 'selling',
    title: 'Publicar y vender',
    entries: [
      {
        id: 'post',
        question: '¿Cómo publico un anuncio?',
        also: 'vendo crear poner subir nuevo aviso',
        answer: [
          p(
            'Elige ',
            createListing,
            ' y llena el formulario: un título, una categoría, una descripción, un precio y un lugar. Tu anuncio aparece en el sitio de inmediato.',
          ),
          list(
            `${texts.listingForm.title}: de ${limits.titleMin} a ${limits.titleMax} caracteres.`,
            `${texts.listingForm.description}: de ${limits.descriptionMin} a ${limits.descriptionMax.toLocaleString(locale)} caracteres.`,
            `${texts.listingForm.price}: se muestra en dólares enteros; elige “${texts.listingForm.priceTypeLabels.free}” cuando regalas algo.`,
            `${texts.listingForm.location}: escribe al menos ${limits.locationMinChars} caracteres y elige una de las sugerencias. ${placeHint}`,
          ),
        ],
      },
      {
        id: 'photos',
        question: '¿Qué fotos puedo agregar?',
        also: 'imagen imágenes subir tamaño formato jpeg png cuántas',
        answer: [
          p(texts.help.photoRules),
          p(
            'La primera foto es la que se ve en las listas. Las fotos se hacen más pequeñas antes de enviarse, y se elimina lo que la cámara escondió en ellas, como el lugar.',
          ),
        ],
      },
      {
        id: 'edit',
        question: '¿Cómo cambio o elimino un anuncio?',
        also: 'cambiar modificar actualizar borrar quitar bajar precio marcar vendido',
        answer: [
          p(
            'En ',
            myListings,
            `, cada anuncio tiene “${texts.myListings.edit}” y un menú (⋯) con “${texts.myListings.remove}” y todo lo demás. Al editar también puedes agregar, quitar, girar y reordenar fotos. Eliminar es para siempre. Si ya lo prometiste o lo vendiste, elige mejor “Reservar” o “${texts.myListings.markSold}”: así la gente ve que ya no está, y puedes volver a ofrecerlo.`,
          ),
        ],
      },
      {
        id: 'bump',
        question: '¿Cómo regreso un anuncio al principio de la lista?',
        also: 'renovar arriba refrescar republicar promover destacar',
        answer: [
          p(
            `En `,
            myListings,
            `, elige “Subir” en el menú (⋯) del anuncio. Un anuncio activo se puede subir una vez cada ${limits.bumpHours} horas.`,
          ),
        ],
      },
      {
        id: 'statuses',
        question: '¿Qué significan activo, vendido y vencido?',
        also: 'estado no aparece desapareció perdido no encuentro mi anuncio oculto visible expirado caducado',
        answer: [
          p(
            'Los anuncios activos los encuentra todo el mundo. Los vendidos y los vencidos ya no están en las listas ni en las búsquedas, pero todavía los puede abrir quien tenga el enlace o los haya guardado.',
          ),
        ],
      },
    ],
  },
];
