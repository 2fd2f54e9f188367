import { describe, expect, it } from 'vitest';
import { checkInput } from './checkInput.ts';
import { listingSchema, toListingInput } from './listing.ts';
import { listingInputSchema } from './listingInput.ts';

const place = { place_id: 'p1', formatted: 'Austin, TX' };
const form = {
  title: 'Oak table',
  description: 'Seats six, a few scratches.',
  price: '120',
  price_type: 'fixed',
  location: place,
  contact_email: 'ana@porchlight.test',
  contact_phone: '',
  category_id: 's1',
};

/** The first error of a field, or undefined when it is valid. */
function textFor(field: string, change: object): string | undefined {
  const checked = checkInput(listingSchema, { ...form, ...change });
  return checked.ok ? undefined : checked.errors[field]?.[0];
}

describe('the listing form', () => {
  it.each<[string, object, string | undefined]>([
    ['title', { title: '' }, 'Title must be at least 3 characters'],
    ['title', { title: undefined }, 'Title must be at least 3 characters'],
    ['title', { title: null }, 'Title must be at least 3 characters'],
    ['title', { title: ['Oak'] }, 'Title must be at least 3 characters'],
    ['title', { title: '  ab  ' }, 'Title must be at least 3 characters'],
    ['title', { title: 'abc' }, undefined],
    ['title', { title: 'a'.repeat(255) }, undefined],
    ['title', { title: ` ${'a'.repeat(255)} ` }, undefined],
    ['title', { title: 'a'.repeat(256) }, 'Title must be less than 255 characters'],
    ['title', { title: '💡'.repeat(128) }, 'Title must be less than 255 characters'],
    ['title', { title: '💡💡💡' }, 'Title needs a letter or a number'],
    ['title', { title: '\u3164\u3164\u3164' }, 'Title must be at least 3 characters'],
    ['title', { title: '💡 Desk 👩\u200D💻' }, undefined],
    ['description', { description: 'too short' }, 'Description must be at least 10 characters'],
    ['description', { description: '0123456789' }, undefined],
    ['description', { description: 'a'.repeat(2000) }, undefined],
    ['description', { description: 'a'.repeat(2001) }, 'Description must be less than 2000 characters'],
    ['description', { description: `${'a\r\n'.repeat(999)}aa` }, undefined],
    ['price', { price: '' }, undefined],
    ['price', { price: undefined }, undefined],
    ['price', { price: '0' }, undefined],
    ['price', { price: '19.99' }, undefined],
    ['price', { price: 19.99 }, undefined],
    ['price', { price: '999999.99' }, undefined],
    ['price', { price: '1000000' }, 'Price must be less than $1,000,000'],
    ['price', { price: 1e21 }, 'Price must be less than $1,000,000'],
    ['price', { price: '-1' }, 'Price must be non-negative'],
    ['price', { price: '19.999' }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: 19.999 }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: '1e5' }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: '0x10' }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: 'ten' }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: null }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: [5] }, 'Enter a price in dollars, such as 20 or 19.99'],
    ['price', { price: 'ten', price_type: 'free' }, undefined],
    ['price_type', { price_type: 'negotiable' }, undefined],
    ['price_type', { price_type: 'other' }, 'Please select a price type'],
    ['price_type', { price_type: '' }, 'Please select a price type'],
    ['price_type', { price_type: null }, 'Please select a price type'],
    ['condition', { condition: 'like_new' }, undefined],
    ['condition', { condition: '' }, undefined],
    ['condition', { condition: null }, undefined],
    ['condition', { condition: 'worn' }, 'Please select a condition from the list'],
    ['condition', { condition: ['new'] }, 'Please select a condition from the list'],
    ['price_period', { price_period: 'month' }, undefined],
    ['price_period', { price_period: '' }, undefined],
    ['price_period', { price_period: null }, undefined],
    ['price_period', { price_period: 'fortnight' }, 'Please select what the price is for'],
    ['price_period', { price_period: ['month'] }, 'Please select what the price is for'],
    ['price_period', { price_period: 'fortnight', price_type: 'free' }, undefined],
    ['location', { location: null }, 'Please select a location from the suggestions'],
    ['location', { location: undefined }, 'Please select a location from the suggestions'],
    ['location', { location: 'Austin' }, 'Please select a location from the suggestions'],
    ['location', { location: { ...place, place_id: '' } }, 'Please select a location from the suggestions'],
    ['contact_email', { contact_email: '' }, 'Please enter a valid email address'],
    ['contact_email', { contact_email: 'ana@home' }, 'Please enter a valid email address'],
    [
      'contact_email',
      { contact_email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(69)}.test` },
      'Email is too long',
    ],
    ['contact_phone', { contact_phone: undefined }, undefined],
    ['contact_phone', { contact_phone: null }, undefined],
    ['contact_phone', { contact_phone: '  ' }, undefined],
    ['contact_phone', { contact_phone: '+1 (512) 555-0134' }, undefined],
    ['contact_phone', { contact_phone: '512.555.0134 #7' }, undefined],
    ['contact_phone', { contact_phone: '5125550134' }, undefined],
    ['contact_phone', { contact_phone: '512555013' }, 'Phone number must be at least 10 digits'],
    ['contact_phone', { contact_phone: '1'.repeat(20) }, undefined],
    ['contact_phone', { contact_phone: '1'.repeat(21) }, 'Phone number must be less than 20 characters'],
    ['contact_phone', { contact_phone: '512-555-0134 abc' }, 'Please enter a valid phone number'],
    ['contact_phone', { contact_phone: '512-555-0134 x123' }, undefined],
    ['contact_phone', { contact_phone: '१२३४५६७८९०' }, 'Please enter a valid phone number'],
    ['contact_phone', { contact_phone: '\u202A(512) 555\u20110142\u202C' }, undefined],
    ['contact_phone', { contact_phone: `\u202A${'1'.repeat(20)}\u202C` }, undefined],
    ['contact_phone', { contact_phone: '５１２５５５０１４２' }, undefined],
    ['contact_phone', { contact_phone: '\u200B'.repeat(12) }, undefined],
    [
      'contact_phone',
      { contact_phone: `512555013${'\u200E'.repeat(5)}` },
      'Phone number must be at least 10 digits',
    ],
    ['contact_phone', { contact_phone: '##########' }, 'Please enter a valid phone number'],
    ['contact_phone', { contact_phone: '(512) 555 - #' }, 'Please enter a valid phone number'],
    ['contact_phone', { contact_phone: '- 555-0142 -' }, undefined],
    ['show_phone', { show_phone: undefined }, undefined],
    ['show_phone', { show_phone: true }, undefined],
    ...[null, 'true', 1, {}, [true]].map((value): [string, object, string] => [
      'show_phone',
      { show_phone: value },
      'Choose whether to show your phone number',
    ]),
    ['category_id', { category_id: '' }, 'Please select a category'],
    ['category_id', { category_id: undefined }, 'Please select a category'],
  ])('%s of %j: %s', (field, change, text) => {
    expect(textFor(field, change)).toBe(text);
  });

  it('names every missing field once', () => {
    expect(checkInput(listingSchema, {})).toEqual({
      ok: false,
      errors: {
        title: ['Title must be at least 3 characters'],
        description: ['Description must be at least 10 characters'],
        price_type: ['Please select a price type'],
        location: ['Please select a location from the suggestions'],
        contact_email: ['Please enter a valid email address'],
        category_id: ['Please select a category'],
      },
    });
  });
});

describe('the body made from the form', () => {
  it.each<[string, object, object]>([
    [
      'trims, reads the price and leaves an empty phone out',
      { title: ' Oak table ' },
      { title: 'Oak table', price: 120, location: 'Austin, TX' },
    ],
    ['reads an empty price as 0', { price: '' }, { price: 0 }],
    ['forces a free price to 0', { price: '80', price_type: 'free' }, { price: 0, price_type: 'free' }],
    ['keeps what shape it is in', { condition: 'fair' }, { condition: 'fair' }],
    ['keeps what a rent is for', { price_period: 'month' }, { price_period: 'month' }],
    [
      'makes a phone plain',
      { contact_phone: '\u202A512\u2011555\u20110134' },
      { contact_phone: '512-555-0134' },
    ],
    ['keeps a phone', { contact_phone: ' 512-555-0134 ' }, { contact_phone: '512-555-0134' }],
    [
      'keeps the choice to show a phone',
      { contact_phone: '512-555-0134', show_phone: true },
      { contact_phone: '512-555-0134', show_phone: true },
    ],
    ['drops the choice to show a phone that is not there', { contact_phone: ' ', show_phone: true }, {}],
    [
      'leaves the choice not to show a phone out',
      { contact_phone: '512-555-0134', show_phone: false },
      { contact_phone: '512-555-0134' },
    ],
    [
      'keeps line breaks as one character',
      { description: 'one\r\ntwo three' },
      { description: 'one\ntwo three' },
    ],
    ['drops what a database refuses', { description: 'one\0 two three' }, { description: 'one two three' }],
  ])('%s', (_what, change, expected) => {
    const checked = checkInput(listingSchema, { ...form, ...change });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const body = toListingInput(checked.value);
    expect(body).toMatchObject(expected);
    for (const name of ['contact_phone', 'show_phone']) expect(name in body).toBe(name in expected);
    expect(checkInput(listingInputSchema, body)).toMatchObject({ ok: true, value: body });
  });
});

describe('the body on the server', () => {
  const body = { ...form, price: 120, location: place.formatted };

  it('drops unknown fields', () => {
    const checked = checkInput(listingInputSchema, {
      ...body,
      featured: true,
      status: 'sold',
      user_id: 'u2',
    });
    expect(checked).toEqual({
      ok: true,
      value: {
        title: form.title,
        description: form.description,
        price: 120,
        price_type: 'fixed',
        location: 'Austin, TX',
        contact_email: form.contact_email,
        category_id: 's1',
      },
    });
  });

  it.each([
    [{ ...body, location: '' }, 'Please select a location from the suggestions'],
    [{ ...body, location: place }, 'Please select a location from the suggestions'],
    [null, 'Please select a location from the suggestions'],
    [[], 'Please select a location from the suggestions'],
    ['text', 'Please select a location from the suggestions'],
  ])('rejects %j', (input, text) => {
    const checked = checkInput(listingInputSchema, input);
    expect(checked.ok ? undefined : checked.errors['location']).toEqual([text]);
  });
});
