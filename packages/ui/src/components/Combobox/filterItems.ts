/** Lower case without accents, so that 'Zoe' finds 'Zoë'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** The items whose text contains every word of `query`, in any order; those that start with it come first. */
export function filterItems<Item>(
  items: readonly Item[],
  query: string,
  itemToText: (item: Item) => string,
): Item[] {
  const wanted = fold(query);
  if (wanted === '') return [...items];
  const words = wanted.split(/\s+/);
  const found = items
    .map((item) => ({ item, text: fold(itemToText(item)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  const starting = found.filter(({ text }) => text.startsWith(wanted));
  const rest = found.filter(({ text }) => !text.startsWith(wanted));
  return [...starting, ...rest].map(({ item }) => item);
}
