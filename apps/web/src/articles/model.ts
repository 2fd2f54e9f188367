/** A run of text, or a link within it. */
export type Inline = string | { text: string; href: string };

/** A paragraph or a list of points. */
export type Block =
  | { kind: 'paragraph'; text: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/** A titled section of an article. `id` is its fragment. */
export interface ArticleSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export const p = (...text: readonly Inline[]): Block => ({ kind: 'paragraph', text });

/** A list; an item is a text, or runs of text and links. */
export const list = (...items: readonly (string | readonly Inline[])[]): Block => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});

/** A link within a text. */
export const link = (text: string, href: string): Inline => ({ text, href });

/** A link that opens the reader's mail program. */
export const mail = (address: string): Inline => ({ text: address, href: `mailto:${address}` });

const plain = (runs: readonly Inline[]): string =>
  runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');

/** The plain text of blocks, for searching. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [plain(block.text)] : block.items.map(plain)))
    .join(' ');
}
