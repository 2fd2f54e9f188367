import type { NudgeKind, NudgeRule } from './nudgeKinds.ts';

// Texts come without accents: many people type none. Gaps between words are bounded, as in the English rules.
const wallet = String.raw`(?:zelle|venmo|cash ?app|pay ?pal|transferencia)`;
const payment = String.raw`(?:pag(?:o|os|a|as|ar|ame|arme|ue|ues|ando)|deposit(?:o|a|as|ar|ame|e|es)|anticipo|adelanto|enganche|dinero|mitad|${wallet}|transf(?:erir|erirme|iere|ieres|iereme))`;
const phone = String.raw`\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)`;
const mail = String.raw`[\w.+-]{1,40} ?(?:@|\(?arroba\)?) ?[\w-]{1,40} ?(?:\.|\(?punto\)?) ?(?:com|net|org|io|co|mx)\b`;
/** Forms of 'send me', 'give me', 'tell me', with or without 'it'. */
const sendMe = String.raw`(?:(?:re)?(?:envia|manda)(?:r|me)?(?:lo|la|los|las|melo|mela|noslo)?|pasa(?:r?me)?(?:lo|la|los|las)?|comparte(?:me)?(?:lo|la)?|compartelo|compartir(?:lo|me)?|di(?:me|gas|melo)|da(?:me|melo|rme)|me (?:das|pasas|dices|mandas|envias|compartes|digas|pases|mandes|des|envies)|respondeme|ocupo|necesito|cual es|lee(?:me)?)`;
/** 'Reached you', 'I sent you'. */
const reached = String.raw`(?:(?:te|le) (?:\w+ ){0,3}?(?:lleg\w{1,5}|mand\w{1,5}|envi\w{1,5}|cae|cayo|va a (?:llegar|enviar|mandar))|recib(?:es|as|iste|iras|ir)|sali(?:o|do))`;
const words = (source: string): RegExp => new RegExp(source, 'u');

/** Rules for messages in Spanish. */
export const spanishRules: Readonly<Record<NudgeKind, NudgeRule>> = {
  code: {
    ignore:
      /\bcodigos? (?:de |del |de la |de las |de los )?(?:puerta|porton|reja|entrada|edificio|cochera|garaje|garage|candado|caja|cerradura|alarma|postal|qr|barras?|area|pais|pintura|color|error|falla|modelo|parte|pieza|producto|promocion|descuento|cupon|vestimenta|vestir|p\d{4})\b/gu,
    always: [
      /\b(?:codigo|clave|numero|pin|nip) de (?:verificacion|confirmacion|seguridad|autenticacion|autorizacion|acceso|google|whatsapp|(?:\d|cuatro|seis) (?:digitos|numeros|cifras))\b/u,
      /\b(?:codigo|clave|contrasena|pin|nip) (?:de un solo uso|temporal)\b/u,
      words(String.raw`\b${sendMe}\b.{0,30}\b(?:codigo|clave|pin|nip|digitos|(?:seis|6|cuatro|4) numeros)\b`),
      words(
        String.raw`\b(?:codigo|clave|pin|nip|digitos|(?:seis|6|cuatro|4) numeros)\b.{0,30}\b${reached}\b`,
      ),
      words(
        String.raw`\b${reached}\b.{0,20}\b(?:un|el|tu) (?:\w+ )?(?:codigo|pin|nip|clave de|mensaje con un codigo)\b`,
      ),
      /\bcodigo\b.{0,40}\b(?:al|en el|por) (?:celular|cel|telefono|sms|mensaje)\b/u,
    ],
  },
  giftCard: {
    ignore:
      /\b(?:exhibidor|porta ?tarjetas|caja|estante|sobres?|soporte|arbol)(?: (?:de|para)(?: las)?)? tarjetas de regalo\b/gu,
    always: [
      /\btarjetas? (?:de )?(?:apple|itunes|steam|google play|amazon|target|vanilla|walmart|sephora|razer|ebay|visa|best buy)\b.{0,60}\b(?:codigos?|numeros?|atras|reverso|fotos?|ra[sz]p\w{1,6}|mandame|enviame|pag\w{1,4})\b/u,
      /\b(?:pag\w{1,5}|mand\w{1,5}|envi\w{1,5}|compr\w{1,6}|acept\w{1,5}|recib\w{1,5}|tomas?|us(?:a|ar|o)|ra[sz]p\w{1,6}|quiero|consigue\w{0,3}|recoge)\b.{0,40}\b(?:tarjetas? (?:(?:\w+ )?de regalo|(?:de )?prepag\w{1,4}|(?:de )?(?:itunes|steam|google play|apple|vanilla|razer))|gift ?cards?)\b/u,
      /\btarjetas? de regalo\b.{0,40}\b(?:en vez|en lugar|como (?:forma de )?pago|por el (?:total|valor|monto)|me sirven?|esta bien|codigos?)\b/u,
      /\bcodigos? de (?:la|las|una|unas) tarjetas? de regalo\b/u,
    ],
  },
  check: {
    ignore: /\b(?:lo|la|los|las|le) cheques?\b|\bcheques? (?:si|bien|que tal|engine|list)\b/gu,
    always: [
      /\bcheques? (?:de (?:caja|gerencia|banco|ventanilla|(?:la|mi|una) (?:empresa|compania|oficina))|certificados?|bancarios?|personal(?:es)?|electronicos?|empresarial(?:es)?)\b/u,
      /\bgiros? (?:postal|postales|bancarios?)\b/u,
      /\b(?:mand\w{1,6}|envi\w{1,6}|deposit\w{1,6}|emit\w{1,5}|expid\w{1,5}|gir(?:o|ar|are|arte)|hac(?:e|er|erte)|hare|cobr\w{1,5}|pag\w{1,5} (?:con|por|en))\b.{0,30}\b(?:un|el|mi|su|tu|con|por) cheque\b/u,
      /\bcheque\b.{0,40}\b(?:por (?:fedex|ups|correo|paqueteria)|deposit\w{1,6}|cobr\w{1,5}|acredit\w{1,4}|se refleje?|haga efectivo)\b/u,
      /\b(?:pag\w{1,5}|deposit\w{1,5}|transf\w{3,7}|mand\w{1,4}|envi\w{1,4})(?: \w+){0,2} de mas\b/u,
      /\b(?:devuel\w{1,6}|regres\w{1,6}|reembols\w{1,6}|mandame|enviame|transfiereme|quedate)\b.{0,30}\b(?:la diferencia|el resto|lo que sobr[ae]|el sobrante|el excedente|lo demas)\b/u,
      /\b(?:extra|de mas)\b.{0,30}\b(?:para|por) (?:los de la mudanza|la mudanza|el (?:transportista|chofer|mensajero|flete|fletero)|(?:la|las|tu|tus) molestias?)\b/u,
    ],
  },
  paymentLink: {
    always: [
      /\b(?:link|enlace|liga|url|formulario|factura|codigo qr|sitio|pagina (?:de|del|de la|de los) (?:paqueteria|mensajeria|envios?|correo|entregas?|banco|courier))\b.{0,60}\b(?:pag(?:o|os|ar|arte)|recib\w{1,4}|cobr\w{1,4}|dinero|fondos|tarjeta|banco|deposito|paqueteria|mensajeria|reembolso|acept\w{1,4})\b/u,
      /\b(?:pag(?:o|os|ar)|recibir|recibas|cobrar|dinero|fondos|deposito|paqueteria|reembolso)\b.{0,50}\b(?:link|enlace|liga|url|formulario)\b/u,
      /\bsitio de (?:pagos?|entregas?|envios?)\b.{0,40}\b(?:segur\w|confi\w{1,4}|tarjeta)\b/u,
      /\b(?:https?:\/\/|www\.)?[\w.-]{1,80}(?:pago|cobro|envio|paqueteria|entrega|factura|reembolso)[\w.-]{0,40}\.(?:com|net|org|top|xyz|info|site|online|shop|co|io|me|link|mx)\b/u,
      /\b(?:cuenta (?:de negocios?|empresarial|comercial|business))\b.{0,40}\b(?:zelle|venmo|cash ?app|paypal)\b|\b(?:zelle|venmo|cash ?app|paypal)\b.{0,40}\bcuenta (?:de negocios?|empresarial|comercial|business)\b/u,
      /\b(?:clic|click|abre|abras|entra|entres|sigue|sigas|toca|presiona|pulsa)\b.{0,15}\b(?:el|este|ese|al|del|esta|la) (?:link|enlace|liga)\b(?! del anuncio)/u,
      /\b(?:pon|pongas|ingresa|ingreses|escribe|llena|manda\w{0,3}|envia\w{0,3}|dame|pasame|confirma\w{0,3}|necesito|ocupo|me (?:das|pasas|mandas))\b.{0,25}\b(?:(?:numero|datos|foto|informacion) de (?:la |tu |su )?(?:tarjeta|cuenta|banco)|datos bancarios|(?:numero de )?cuenta bancaria|numero de ruta|clabe|cvv|tarjeta de (?:debito|credito))\b/u,
    ],
  },
  payFirst: {
    always: [
      /\b(?:criptomonedas?|cripto|amigos y famili(?:a|ares))\b/u,
      /\b(?:compr|llev|qued)\w{1,4}\b.{0,20}\bsin (?:verl[oae]s?|ver|revisarl[oa]|conocerl[oa])\b/u,
      /\b(?:mi|mis|nuestr[oa]|el|la|un|una) (?:transportistas?|agente|mensajero|courier|fletero|paqueteria|(?:compania|empresa) de (?:mudanzas?|envios?|transporte))\b.{0,18}\b(?:pas\w{1,3}|recog\w{1,5}|va|ira|llega\w{0,2}|cobr\w{1,3}|pag\w{1,3})\b/u,
      /\b(?:en altamar|en el extranjero|fuera del (?:estado|pais)|de mision|en la base militar|desplegad[oa])\b.{0,80}\b(?:pag\w{1,4}|agente|envi\w{1,4}|transf\w{3,7}|mand\w{1,4})\b/u,
      /\b(?:tarifa|cargo|costo|cuota|seguro|pago|gastos?) (?:de|del|por|por el) (?:envio|entrega|aduana|seguro|apartado|solicitud|liberacion)\b.{0,40}\b(?:primero|antes|adelantad[oa]|anticipad[oa]|reembols\w{1,5}|zelle|venmo|cash ?app|paypal)\b/u,
      words(
        String.raw`\b(?:mand\w{1,5}|envi\w{1,5}|transf\w{2,8}|haz\w{0,3}|deposita\w{0,2})\b.{0,20}\b(?:deposito|anticipo|enganche|apartado|primer pago)\b`,
      ),
      words(
        String.raw`\bte l[oae]s? (?:envio|mando|envie|mande|enviamos|mandamos)\b.{0,20}\b(?:cuando|en cuanto|despues|una vez|luego)\b.{0,40}\b${payment}\b`,
      ),
    ],
    mostly: [
      words(
        String.raw`\b${payment}\b.{0,60}\b(?:por adelantado|de antemano|por anticipado|antes de (?:ver|que)|primero|ahora mismo|ahorita|hoy mismo|(?:para|y te l[oa]) (?:apartar|aparto|guardo|reservar|reservo|asegurar)\w{0,4}|te l[oa] (?:aparto|guardo|reservo|envio|mando)|las llaves|quito el anuncio|bajo el anuncio|y es tuy[oa])\b`,
      ),
      words(
        String.raw`\b(?:antes de (?:ver|visitar|conocer|mostrar|ensenar)\w{0,4}|por adelantado|para (?:ver|visitar|conocer) (?:la|el)|primero tienes que)\b.{0,50}\b${payment}\b`,
      ),
      words(
        String.raw`\b(?:deposito|anticipo) (?:no )?reembolsable\b.{0,60}\b(?:${wallet}|apart\w{1,4}|reserv\w{1,4}|visit\w{1,4}|ver)\b`,
      ),
    ],
    unless:
      /\b(?:cuando|despues de|una vez que|hasta)\b.{0,25}\b(?:recoj\w{1,4}|recoger\w{0,2}|ve(?:a|o|as|amos|rl[oa]|r)|visto|revis\w{1,4}|prueb\w|probarl[oa]|lleg\w{1,4}|en persona)\b|\b(?:verl[oa]|ver|revisarl[oa]|probarl[oa]|conocerl[oa])\b.{0,20}\b(?:antes|primero)\b.{0,40}\b(?:pag\w{1,4}|compr\w{1,4}|deposito|decid\w{1,4})\b|\ben persona\b|\b(?:contra|al) (?:entrega|recoger\w{0,2})\b|\ben efectivo\b/u,
  },
  elsewhere: {
    ignore:
      /\b(?:senal|linea|antena) (?:de|del) (?:celular|telefono|wifi|tele)\b|\bstickers? de whatsapp\b/gu,
    always: [
      /\b(?:w|g)u?h?at?s+a+p+\w{0,6}\b/u,
      /\b(?:por|en|al|a mi|mi|tu|usa) (?:whats|wats|wp|signal|messenger|mesenger|facebook|face|instagram|insta|skype|discord|snap|imo)\b/u,
      words(
        String.raw`\b(?:escrib\w{1,5}|llam\w{1,5}|marc\w{1,5}|mand\w{1,5}|envi\w{1,5}|contact\w{1,6}|comunic\w{1,5}|texte\w{1,5}|mensaje|mensajeame|habl\w{1,4}|cel|celular|whats)\b.{0,40}${phone}`,
      ),
      words(String.raw`${phone}.{0,30}\b(?:llam\w{1,4}|escrib\w{1,5}|texto|mensaje|marca\w{0,2})\b`),
      words(
        String.raw`\b(?:correo|email|mail|gmail|escrib\w{1,5}|contact\w{1,6}|mand\w{1,5}|envi\w{1,5}|respond\w{1,5})\b.{0,40}${mail}`,
      ),
      /\b(?:seguimos|sigamos|seguir|continu\w{1,5}|hablamos|hablemos|platicamos|platiquemos|cerramos|cerremos|arreglamos|quedamos|tratamos)\b.{0,25}\b(?:por (?:mensaje de texto|texto|sms|telefono|correo|fuera|otro lado|otra (?:app|aplicacion))|fuera de|afuera de)\b/u,
      /\bfuera de (?:aqui|esta (?:app|aplicacion|pagina|plataforma)|la (?:app|aplicacion|plataforma))\b/u,
      /\b(?:casi )?no (?:uso|entro|reviso|veo)\b.{0,15}\b(?:app|aplicacion|pagina|plataforma)\b/u,
      /\b(?:dame|pasame|mandame|enviame|comparteme|dejame|me (?:das|pasas|mandas|dejas|compartes|puedes dar|puedes pasar)|cual es|necesito|ocupo)\b.{0,20}\b(?:tu|su) (?:\w+ (?:de )?)?(?:cel|celular|telefono|whats|correo|email|mail)\b/u,
      /\b(?:dame|pasame|mandame|me (?:das|pasas|mandas|puedes dar|puedes pasar)|cual es) (?:tu|su) numero\b/u,
    ],
  },
};
