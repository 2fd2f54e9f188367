const escapes: Record<string, string> = {
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can be embedded in a script element: no character of it can end the element. */
export function safeJsonForHtml(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  return (json ?? 'null').replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
