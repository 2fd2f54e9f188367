import { describe, expect, it } from 'vitest';

import type { NudgeKind } from './nudgeKinds.ts';
import { nudgeIn } from './nudges.ts';

/** Typical scam messages in Spanish, by kind. Many people type without accents. */
const scams: Record<NudgeKind, readonly string[]> = {
  code: [
    'Solo quiero confirmar que eres una persona real. Te mandé un código al celular, ¿me lo pasas?',
    'Google te va a enviar un código de 6 dígitos, mándamelo para saber que no es estafa',
    'Dime por favor el código de verificación que te acaba de llegar',
    'Para evitar estafadores necesito que me digas los seis números que te llegaron por mensaje',
    'Te va a llegar una clave de un solo uso, reenvíamela y cerramos el trato',
    'he tenido malas experiencias aqui, primero te mando un codigo de google voice',
    'cual es el pin que te llego ahorita al telefono?',
    'Mi banco te envió un NIP para confirmar la venta, respóndeme con él',
    'Ya salió el código de confirmación a tu número, compártelo para liberar el dinero',
    'Pásame el código que recibas, es nada más para verificar que eres vendedor de verdad',
  ],
  giftCard: [
    '¿Te puedo pagar con tarjetas de regalo de Amazon? Tengo congelada la cuenta',
    'Compra una tarjeta Steam en la gasolinera y mándame los números de atrás',
    'El dueño solo acepta tarjetas de Apple para apartar el departamento',
    'Te doy $50 más si aceptas una tarjeta Vanilla de regalo',
    'Recoge dos tarjetas de Google Play, ráspalas y envíame la foto',
    'El pago es solo con tarjeta prepagada, el hotel no me deja usar efectivo',
    'Aceptas gift cards en vez de efectivo?',
    'Nada más carga la cantidad en una MoneyPak y mándame el número',
    'los códigos de la tarjeta de regalo me sirven como pago',
    'Cómprame una tarjeta de regalo de eBay por el total y eBay Motors te la guarda',
  ],
  check: [
    'Te mando un cheque de caja con algo extra para los de la mudanza',
    'Mi asistente te va a enviar hoy un cheque certificado, confirma tu nombre completo y dirección',
    'El cheque es por $1,900, quédate con $600 y devuélveme la diferencia',
    'Solo puedo pagar con giro postal porque estoy en altamar',
    'Sin querer te pagué de más, ¿me puedes regresar lo que sobra?',
    'Mi jefe te va a hacer un cheque por el total más el transportista',
    'Deposita el cheque con tu celular y avísame cuando se acredite',
    '¿Aceptarías un cheque de la compañía? Lo compro para la oficina',
    'Mañana te llega el cheque por FedEx, deposítalo y quita el anuncio',
    'le agregue un extra por la molestia, solo paga al chofer de ahi',
  ],
  paymentLink: [
    'Ya lo pagué, haz clic en este enlace para recibir el dinero',
    'Aquí está la página de la paquetería, pon tu tarjeta para cobrar: http://envios-pago.top/38211',
    'Tienes que confirmar el pago en la liga que te mandé',
    'Zelle dice que necesitas una cuenta de negocios, sigue el enlace del correo para aceptar mi pago',
    'Ingresa tu número de tarjeta en el sitio de entregas y te lo transfieren luego luego',
    'entra al link y llena el formulario para que te caiga el deposito',
    'Escanea este código QR para que recibas el pago',
    'Necesito tus datos bancarios y el número de ruta para mandártelo',
    'Usemos el sitio de pago seguro en que yo confío, te envío el formulario',
    'abre el link y pon tu tarjeta de debito para que te llegue el reembolso',
  ],
  payFirst: [
    'El departamento está muy pedido. Mándame el depósito por Zelle y te envío las llaves',
    'Ando fuera del estado por trabajo, paga la mitad por adelantado y te lo aparto',
    'Mi transportista pasa a recogerlo, yo te pago por transferencia bancaria',
    'Te lo envío en cuanto me hagas el Venmo completo',
    'Para ver la casa primero tienes que dejar un depósito reembolsable por Cash App',
    'Manda el dinero por Western Union, estoy en el extranjero con el ejército',
    'Págame hoy por PayPal como amigos y familiares y es tuyo',
    'Solo recibimos bitcoin o criptomonedas, después te mandamos el cachorro',
    'Hay una tarifa de entrega de $80 que se paga primero por Zelle y se te reembolsa al llegar',
    'Lo compro sin verlo, mi agente va por él',
  ],
  elsewhere: [
    'Escríbeme por WhatsApp, casi no entro aquí',
    'Casi no uso esta aplicación, mándame mensaje al 415 555 0134',
    'agregame al wasap y te mando mas fotos',
    'Contáctame por correo: granoferta77@gmail.com',
    'Pásame tu número de celular para que mi esposo se ponga de acuerdo',
    'Mejor seguimos por mensaje de texto, este chat falla mucho',
    'marcame al +1 (628) 555-0199 porfa',
    'Escríbele directo a mi esposa a lindaventas arroba outlook punto com',
    '¿Me das tu correo? Ahí te mando las fotos',
    'búscame en Telegram y cerramos el trato por fuera',
  ],
};

/** Typical messages of honest people in Spanish, many with the same words. */
const harmless: readonly string[] = [
  'Hola, ¿todavía está disponible?',
  'Puedo pagar en efectivo cuando lo recoja.',
  'Mi número está en el anuncio.',
  '¿También vendes el exhibidor de tarjetas de regalo?',
  '¿Lo dejas en $40?',
  '¿Podría pasar el sábado como a las diez?',
  'Déjame preguntarle a mi esposa y te aviso.',
  '¿Puedes checar si se le quitan las patas?',
  'El código del portón es 4411, estoy en el patio.',
  '¿Cuál es tu código postal? Quiero ver qué tan lejos queda.',
  '¿Sabes el código de la pintura verde?',
  '¿Le prende la luz de check engine?',
  '¿Aceptas Venmo o solo efectivo?',
  'Me gustaría verlo antes de pagar.',
  '¿Te puedo pagar por Zelle cuando lo vea?',
  '¿Me lo puedes apartar hasta mañana en la tarde?',
  '¿Piden depósito para el departamento? ¿De cuánto?',
  'Llevo el dinero exacto.',
  '¿El precio incluye la entrega?',
  'No necesito envío, vivo a dos cuadras.',
  'La direccional izquierda necesita un foco nuevo.',
  '¿Hay buena señal de celular en el cuarto de abajo?',
  'El texto de la contraportada está un poco borroso, lo demás está bien.',
  '¡Trato hecho, nos vemos el domingo!',
  'El año pasado marcó el código P0420, ya lo arreglaron.',
  '¿Las tarjetas de Navidad vienen con sobres?',
  'Pagué $300 por él hace dos años.',
  'Se lo lleva el primero que llegue, una disculpa.',
  'Hay alguien antes que tú, pero te aviso si no lo quiere.',
  'La cadena tiene un eslabón doblado, se arregla fácil.',
  'Aquí está el manual: https://www.example.com/manuales/modelo-22.pdf',
  '¿Esa página está rota o nada más doblada?',
  'Las llaves las tiene la vecina del primer piso.',
  '¿Me mandas otra foto de la parte de atrás?',
  'Pásame las medidas, porfa.',
  '¿Cuál es el número de modelo?',
  'Ya estoy afuera, en el carro azul.',
  'Puedo ir mañana a primera hora.',
  '¿Lo cambiarías por un remolque de bicicleta?',
  'La mudanza viene el viernes, así que tiene que salir antes del jueves.',
  'Nos podemos ver enfrente de la biblioteca, hay cámaras.',
  '¿Aceptas cheques?',
  'Mi hijo pasa a recogerlo y paga en efectivo.',
  'La lavadora tarda como una hora con la carga completa.',
  'Fue un regalo, así que no tengo el recibo.',
  '¿Es el que trae lector de tarjetas?',
  'Ya lo vendí hoy en la mañana, perdón.',
  'Me urge hoy, se me reventó un tubo. ¿Tu escalera alcanza dos pisos?',
  '¿Cuántas horas a la semana podrías ayudar?',
  'La renta se paga el primero y el depósito es de un mes.',
  'No me llegó el aviso al correo, perdón por la tardanza.',
  '¿En qué puerta toco?',
  'Si quieres, que lo cheque tu mecánico antes de comprarlo.',
  '¿Sirven bien los juegos viejos de Steam?',
  'Trae un Apple TV, también te lo puedes llevar.',
  'Te pago un poco más si me lo traes.',
  '¿Viene con la tarjeta de garantía?',
  'Gracias por decirme lo del rayón.',
  '¿Te queda bien a las seis y media?',
  'Me pagan el viernes. ¿Te parece si voy por la mesa el sábado?',
];

const missed = Object.entries(scams).flatMap(([kind, lines]) =>
  lines.filter((line) => nudgeIn(line) === undefined).map((line) => `${kind}: ${line}`),
);
const wronged = harmless.filter((line) => nudgeIn(line) !== undefined);

describe('nudgeIn in Spanish', () => {
  it('detects most scam messages', () => {
    expect(Object.values(scams).flat()).toHaveLength(60);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  it('ignores honest messages', () => {
    expect(harmless).toHaveLength(60);
    expect(wronged.length, wronged.join('\n')).toBeLessThanOrEqual(3);
  });

  it.each(Object.entries(scams))('detects most of %s', (kind, lines) => {
    expect(lines.filter((line) => nudgeIn(line) === kind).length).toBeGreaterThanOrEqual(7);
  });

  it('reads accents in every form, and none', () => {
    for (const line of ['Pásame el código que te llegó', 'pasame el codigo que te llego'])
      expect([nudgeIn(line), nudgeIn(line.normalize('NFD')), nudgeIn(line.toUpperCase())]).toEqual([
        'code',
        'code',
        'code',
      ]);
  });

  it('reads the longest message quickly', () => {
    const before = performance.now();
    nudgeIn('manda el enlace de pago antes del deposito cheque de regalo codigo '.repeat(100).slice(0, 5000));
    nudgeIn('á'.repeat(5000));
    expect(performance.now() - before).toBeLessThan(200);
  });
});
