import { spanish } from '@porchlight/ui/languages/es';
import { expect, it, vi } from 'vitest';

import { plainText } from '../../articles/model.ts';
import { filterHelp } from './filterHelp.ts';
import { peopleHelp } from './peopleHelp.words.es.ts';
import { tradingHelp } from './tradingHelp.words.es.ts';

vi.mock('./filterHelp.words.ts', () => import('./filterHelp.words.es.ts'));

const sections = [...tradingHelp, ...peopleHelp];

const found = (query: string): string[] =>
  filterHelp(sections, query).flatMap((section) => section.entries.map((entry) => entry.id));

it.each([
  ['contraseña', 'forgot'],
  ['CONTRASENA', 'forgot'],
  ['contrasenas', 'forgot'],
  ['no puedo iniciar sesión', 'forgot'],
  ['código postal', 'search'],
  ['codigo zip', 'search'],
  ['fotos', 'photos'],
  ['¿cuántas fotos puedo subir?', 'photos'],
  ['la foto es muy grande', 'photo-fails'],
  ['heic', 'photo-fails'],
  ['estafa', 'report'],
  ['me estafaron', 'cheated'],
  ['¿Me pueden devolver el dinero?', 'payment'],
  ['recuperar mi dinero', 'cheated'],
  ['¿Cómo publico un anuncio?', 'post'],
  ['vender', 'post'],
  ['bloquear a un usuario', 'unwanted'],
  ['borrar mi cuenta', 'delete'],
  ['eliminar cuenta', 'delete'],
  ['eliminar un anuncio', 'edit'],
  ['cambiar el precio', 'edit'],
  ['marcar como vendido', 'edit'],
  ['es gratis', 'cost'],
  ['¿quién puede ver mi teléfono?', 'seen-by-others'],
  ['cambiar mi correo', 'change'],
  ['mis favoritos', 'save'],
  ['renovar anuncio', 'bump'],
  ['mi anuncio desapareció', 'statuses'],
  ['reembolso', 'payment'],
  ['contactar a soporte', 'ask-us'],
  ['cerrar sesion', 'sign-out'],
  ['lugar seguro para reunirme', 'meet'],
  ['mensajes sin leer', 'where'],
  ['vendedores', 'contact-seller'],
  ['dejar de recibir correos', 'letters'],
  ['denunciar', 'report'],
])('%s finds %s', (query, id) => {
  expect(found(query)).toContain(id);
});

it('finds nothing for an unknown topic, and needs every word', () => {
  expect(found('zepelín')).toEqual([]);
  expect(found('contraseña cebra')).toEqual([]);
});

it('names controls as the kit does', () => {
  const text = plainText(sections.flatMap(({ entries }) => entries.flatMap(({ answer }) => answer)));
  for (const name of [
    spanish.OwnListingActions.bump,
    spanish.OwnListingActions.reserve,
    spanish.OfferForm.title,
    spanish.PlacePill.none,
  ])
    expect(text).toContain(`“${name}”`);
});
