import { paths } from '../../lib/paths.ts';
import { words } from './wayBackTo.words.ts';

const pageOf = (pattern: string): RegExp => new RegExp(`^${pattern.replace(':id', '[^/?]+')}(\\?|$)`);
const ways: readonly [RegExp, string][] = [
  [pageOf(paths.listing.path), words.listing],
  [pageOf(paths.seller.path), words.seller],
  [pageOf(paths.messages.path), words.conversation],
];

/**
 * A link back from a sent report, with its label.
 *
 * @param returnTo path and query of this site
 * @returns undefined for home, which is linked anyway, and for the form itself
 */
export function wayBackTo(returnTo: string): { href: string; action: string } | undefined {
  if (returnTo === paths.home.href() || pageOf(paths.report.path).test(returnTo)) return undefined;
  const [, action] = ways.find(([page]) => page.test(returnTo)) ?? [undefined, words.other];
  return { href: returnTo, action };
}
