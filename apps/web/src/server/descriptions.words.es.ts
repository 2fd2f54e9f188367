import { brand, limits } from '@porchlight/domain';

import type * as english from './descriptions.words.ts';

export const site: typeof english.site = `${brand.name} es donde los vecinos publican, exploran, guardan y comentan anuncios locales: servicios, cosas en venta, avisos de la comunidad, trabajos y ofertas.`;

export const byName: typeof english.byName = {
  categories: `Todas las categorías de ${brand.name}, desde muebles y bicicletas hasta clases, trabajos y eventos de la comunidad, y qué hay en cada una.`,
  search: `Busca en ${brand.name} por palabras, categoría, lugar y precio a la vez.`,
  safety:
    'Cómo encontrarte, pagar y hablar con seguridad con personas que no conoces, y cómo reconocer una estafa a tiempo.',
  rules: `Qué se puede ofrecer en ${brand.name} y qué no, categoría por categoría, y cómo se deciden los reportes.`,
  help: `Respuestas a lo que más se pregunta sobre cuentas, anuncios, mensajes y seguridad en ${brand.name}.`,
  privacy: `Qué sabe ${brand.name} de ti, qué hace con esos datos y qué puedes pedirnos.`,
  terms: `El acuerdo entre tú y ${brand.name}, en palabras escritas para que se lean.`,
  cookies: `Qué guarda ${brand.name} en tu navegador y qué puedes desactivar.`,
  accessibility: `Qué tan accesible es ${brand.name}, qué se prueba, qué falta todavía y a quién escribirle.`,
  contact: `Escríbele a ${brand.name}: una persona responde en un plazo de ${limits.contactReplyHours} horas.`,
  report: `Reporta un anuncio, a una persona o un mensaje en ${brand.name}. Una persona lee cada reporte.`,
};

export const ofSearch: typeof english.ofSearch = (search) =>
  `${search}: anuncios de vecinos en ${brand.name}, con fotos, precios y lugares.`;

export const ofSeller: typeof english.ofSeller = (name) =>
  `Lo que ${name} ofrece a sus vecinos en ${brand.name}, con fotos, precios y lugares.`;
