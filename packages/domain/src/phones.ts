/** Calls a number as people write it: '(512) 555-0142', '+1 512.555.0134 #7' with an extension. */
export function phoneHref(phone: string): string {
  const [number = '', extension = ''] = phone.split('#').map((part) => part.replaceAll(/\D/g, ''));
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${number}${extension && `;ext=${extension}`}`;
}
