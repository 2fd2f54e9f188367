import { brand } from '@porchlight/domain';
import type * as english from './noticeTemplates.words.ts';

const statuses: Readonly<Record<string, string>> = {
  active: 'está activo',
  reserved: 'está reservado',
  sold: 'se vendió',
  expired: 'venció',
};

export const words: typeof english.words = {
  about: (title) => ` sobre “${title}”`,
  forTitle: (title) => ` por “${title}”`,
  news: (name, about) => `Novedades de ${name}${about}`,
  wrote: (name, about) => `${name} te escribió${about}`,
  openConversation: 'Abrir la conversación',
  readAndReply: 'Leer y responder',
  offers: (name, amount, forTitle) => `${name} ofrece ${amount}${forTitle}`,
  answerOffer: 'Responder a la oferta',
  accepted: (name, forTitle) => `${name} aceptó tu oferta${forTitle}`,
  declined: (name, forTitle) => `${name} rechazó tu oferta${forTitle}`,
  status: (title, status) => `“${title}” ${statuses[status] ?? status}`,
  others: 'Ver otros parecidos',
  see: 'Ver el anuncio',
  cheaper: (title) => `“${title}” bajó de precio`,
  prices: (before, now) => `Antes costaba ${before} y ahora cuesta ${now}.`,
  expires: (title, day) => `“${title}” vence el ${day}`,
  renew: 'Renovar el anuncio',
  day: `Tu día en ${brand.name}`,
  since: 'Esto pasó desde tu último correo:',
  more: (count) => (count === 1 ? 'Y 1 novedad más.' : `Y ${count} novedades más.`),
};
