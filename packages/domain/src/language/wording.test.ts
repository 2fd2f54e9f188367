import { describe, expect, it } from 'vitest';

import { deviceName } from '../account/devices.ts';
import { categoryErrors } from '../listings/categoryTraits.ts';
import { categoryName } from '../listings/categoryName.ts';
import { categoryTree } from '../listings/categoryTree.ts';
import { statusLabel } from '../listings/listingStatus.ts';
import { formatPrice } from '../listings/price.ts';
import { inquirySubject, whyNotMessage } from '../messages/inquiries.ts';
import { formatOffer, offerClosedText } from '../messages/offers.ts';
import * as english from '../texts/index.ts';
import { spanish } from '../texts/spanish.ts';
import { tooManyRequestsText } from '../wire/transportFailures.ts';
import { locales } from '../market/porchlight.ts';
import type { Wording } from './wording.ts';

const es: Wording = { locale: locales.es, texts: spanish };
const en: Wording = { locale: locales.en, texts: english };

/** Every function that writes in any language, with each of its texts. */
const written: Readonly<Record<string, (wording?: Wording) => unknown>> = {
  'free by type': (wording) => formatPrice(5, 'free', undefined, wording),
  'free by price': (wording) => formatPrice(0, 'fixed', undefined, wording),
  'no price': (wording) => formatPrice(null, 'fixed', undefined, wording),
  'little price': (wording) => formatPrice(0.2, 'fixed', undefined, wording),
  rent: (wording) => formatPrice(1850, 'negotiable', 'month', wording),
  status: (wording) => statusLabel('reserved', wording),
  'unknown status': (wording) => statusLabel('archived', wording),
  offer: (wording) => formatOffer(1219.5, wording),
  'round offer': (wording) => formatOffer(220, wording),
  'late answer': (wording) => offerClosedText('withdrawn', wording),
  'unknown offer': (wording) => offerClosedText('lost', wording),
  subject: (wording) => inquirySubject('Mesa de roble', wording),
  'own listing': (wording) => whyNotMessage('active', { isOwner: true, hasWritten: false }, wording),
  'sold listing': (wording) => whyNotMessage('sold', { isOwner: false, hasWritten: false }, wording),
  'no category': (wording) => categoryErrors(undefined, {}, wording),
  'other period': (wording) =>
    categoryErrors('furniture', { price_period: 'week', condition: undefined }, wording),
  'other condition': (wording) =>
    categoryErrors('cleaning', { price_period: undefined, condition: 'good' }, wording),
  category: (wording) => categoryName('furniture', 'Furniture', wording),
  'category that is not in the tree': (wording) => categoryName('constructor', 'Boats', wording),
  device: (wording) => deviceName('Firefox on Linux', wording),
  browser: (wording) => deviceName('Firefox', wording),
  'some time': (wording) => tooManyRequestsText(undefined, wording),
  'a minute': (wording) => tooManyRequestsText(20, wording),
  minutes: (wording) => tooManyRequestsText(900, wording),
  'an hour': (wording) => tooManyRequestsText(3600, wording),
  hours: (wording) => tooManyRequestsText(8000, wording),
};

describe('a language', () => {
  it.each(Object.entries(written))('is that of the build without another one: %s', (_name, write) => {
    expect(write()).toEqual(write(en));
  });

  it('is the one given', () => {
    expect(Object.fromEntries(Object.entries(written).map(([name, write]) => [name, write(es)]))).toEqual({
      'free by type': 'Gratis',
      'free by price': 'Gratis',
      'no price': 'Precio no indicado',
      'little price': '<$1',
      rent: '$1,850/mes (negociable)',
      status: 'Reservado',
      'unknown status': 'Archived',
      offer: '$1,219.50',
      'round offer': '$220',
      'late answer': 'Esta oferta se retiró',
      'unknown offer': 'Esta oferta ya no está abierta',
      subject: 'Consulta sobre: Mesa de roble',
      'own listing': 'No puedes enviarte mensajes',
      'sold listing': 'Este anuncio ya no está activo',
      'no category': { category_id: ['Elige una categoría'] },
      'other period': { price_period: ['Elige a qué periodo corresponde el precio'] },
      'other condition': { condition: ['Elige una condición de la lista'] },
      category: 'Muebles',
      'category that is not in the tree': 'Boats',
      device: 'Firefox en Linux',
      browser: 'Firefox',
      'some time': 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
      'a minute': 'Demasiados intentos. Inténtalo de nuevo en un minuto.',
      minutes: 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
      'an hour': 'Demasiados intentos. Inténtalo de nuevo en una hora.',
      hours: 'Demasiados intentos. Inténtalo de nuevo en 3 horas.',
    });
  });
});

it('names every category in Spanish, each differently', () => {
  const slugs = categoryTree.flatMap(({ slug, subCategories }) => [
    slug,
    ...subCategories.map((sub) => sub.slug),
  ]);
  const names = slugs.map((slug) => categoryName(slug, '', es));
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(slugs.length);
  expect(Object.keys(spanish.categoryNames.names).toSorted()).toEqual(slugs.toSorted());
});
