import { toWellFormed } from './characters.ts';
import * as limits from '../limits/index.ts';
import { pagePaths } from '../wire/pagePaths.ts';

/** Used when the own origin is unknown. Never requested. */
const placeholderOrigin = 'http://porchlight.invalid';

/** Pages that would redirect a signed-in user straight back. */
export const authPages: readonly string[] = [
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgotPassword,
  pagePaths.resetPassword,
  pagePaths.confirmEmail,
];

/** Tabs and line breaks vanish in URL parsing, so that '/\t/evil' would become '//evil'. */
function hasControlCharacters(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Undoes every layer of percent-encoding; undefined when a layer is malformed or there are too many. */
function decodeFully(path: string): string | undefined {
  let current = path;
  for (let layer = 0; layer < 5; layer += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (decoded === current) return decoded;
    current = decoded;
  }
  return undefined;
}

/**
 * The page to return to after signing in, if it is safe: a path of this site that is not itself an auth page. The
 * fragment is dropped.
 *
 * @param value From a query parameter or a navigation state.
 * @param origin The own origin, if absolute URLs of it should be accepted as well.
 * @returns Path plus query, or undefined when the value must not be followed.
 */
export function safeReturnTo(value: unknown, origin?: string): string | undefined {
  if (typeof value !== 'string' || value.length > limits.returnToMax) return undefined;
  if (hasControlCharacters(value) || value.includes('\\')) return undefined;
  if (!value.startsWith('/') && !(origin && value.startsWith(`${origin}/`))) return undefined;
  const base = origin ?? placeholderOrigin;
  const url = parseUrl(value, base);
  if (!url || url.origin !== parseUrl(base)?.origin || url.username || url.password) return undefined;
  const path = decodeFully(url.pathname);
  if (!path || path.startsWith('//') || path.includes('\\') || hasControlCharacters(path)) return undefined;
  // Encoded dots survive parsing and resolve later, so the decoded path is resolved again.
  const [decodedPath = ''] = path.split(/[?#]/, 1);
  const resolved = parseUrl(decodedPath, base)?.pathname.toLowerCase() ?? '';
  if (resolved.startsWith('//')) return undefined;
  if (authPages.some((page) => resolved === page || resolved.startsWith(`${page}/`))) return undefined;
  return url.pathname + url.search;
}

function withReturnTo(path: string, returnTo: string | undefined): string {
  const safe = safeReturnTo(returnTo && toWellFormed(returnTo));
  return safe && safe !== '/' ? `${path}?returnTo=${encodeURIComponent(safe)}` : path;
}

/** The sign-in page that leads back to `returnTo` (path plus query of this site). */
export function loginPath(returnTo?: string): string {
  return withReturnTo(pagePaths.login, returnTo);
}

/** The register page that leads back to `returnTo` (path plus query of this site). */
export function registerPath(returnTo?: string): string {
  return withReturnTo(pagePaths.register, returnTo);
}

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * A URL from data or a query that may become a link: http, https, mailto, tel, or a path, query or fragment of this
 * site. No scripts, no disguised hosts, no credentials.
 *
 * @returns undefined when it must not be a link.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!text || hasControlCharacters(text) || text.includes('\\') || text.startsWith('//')) return undefined;
  if (/^[/?#]/.test(text)) {
    const url = parseUrl(text, placeholderOrigin);
    if (url?.origin !== placeholderOrigin || url.pathname.startsWith('//')) return undefined;
    return toWellFormed(text);
  }
  const url = parseUrl(text);
  if (!url || !linkSchemes.includes(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** Whether a text is a web URL: http or https, with a host, without credentials. */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value.trim())) return false;
  const href = safeHref(value);
  return href !== undefined && /^https?:/.test(href);
}

/**
 * The absolute URL of a photo: paths are resolved against the API's origin; http, https and the browser's own `blob:`
 * previews pass.
 *
 * @returns undefined for everything else, in which case the placeholder shows.
 */
export function absoluteImageUrl(value: unknown, apiOrigin: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!text || hasControlCharacters(text)) return undefined;
  const url = parseUrl(text, apiOrigin);
  if (!url || !['http:', 'https:', 'blob:'].includes(url.protocol) || url.username || url.password)
    return undefined;
  return url.href;
}
