import { isIP } from 'node:net';
import pg from 'pg';
import { isLoopback } from './loopback.ts';

/** What a setting's URL may hold beside scheme, host and port. */
export interface UrlRules {
  protocols: readonly string[];
  example: string;
  credentials?: boolean;
  path?: boolean;
  query?: boolean;
  /** What else is wrong with it, after "NAME ". */
  also?: (url: URL) => string | null;
}

/**
 * What is wrong with a URL, to be read after the name of its setting; null where nothing is. The value is never repeated:
 * it may hold a password.
 */
export function urlProblem(value: string, { protocols, also, ...allowed }: UrlRules): string | null {
  const starts = protocols.map((protocol) => `${protocol}//`);
  if (!starts.some((start) => value.toLowerCase().startsWith(start)))
    return `must start with ${starts.join(' or ')}.`;
  if (/[\s\\]/.test(value)) return 'must not contain spaces or backslashes.';
  if (!URL.canParse(value))
    return 'is not a valid URL: check its host and its port, and write / as %2F in a name or password.';
  const url = new URL(value);
  if (url.hostname === '') return 'needs a host.';
  if (url.port === '0') return 'must not have port 0.';
  if (!allowed.credentials && (url.username !== '' || url.password !== ''))
    return 'must not contain a user name or password.';
  if (!allowed.path && !['', '/'].includes(url.pathname)) return 'must not have a path.';
  if (!allowed.query && (url.search !== '' || value.includes('?'))) return 'must not have a query (?).';
  if (value.includes('#')) return 'must not have a fragment (#).';
  return also?.(url) ?? null;
}

/** Whether a text is the name of a host: labels of letters, digits and hyphens, which are no number. */
export const isHostName = (text: string): boolean => /^(?!\d+(?:\.\d+)*$)[\w-]+(?:\.[\w-]+)*$/.test(text);

/** Hosts that mean every address of a machine, or none: they are listened on, and no link leads there. */
const isAnyAddress = (host: string): boolean => /^0\.|^\[(?:::|::ffff:0:[\da-f]+)\]$/.test(host);

/** What is wrong with the host of the site's public URL. */
export function publicHostProblem({ hostname }: URL): string | null {
  if (isAnyAddress(hostname)) return 'must name a host that a browser can open, not all addresses.';
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || isHostName(hostname) ? null : 'must have a host of letters, digits, dots and hyphens.';
}

/**
 * Whether a mail server on another machine has to offer TLS: yes, unless `requireTLS=false` in the URL says otherwise.
 * Mail servers on this machine use it where they offer it.
 */
export const mailNeedsTls = (url: URL): boolean =>
  !isLoopback(url.hostname) && url.searchParams.get('requireTLS') !== 'false';

/** What is wrong with how a mail server's URL treats TLS. */
export function smtpProblem(url: URL): string | null {
  const given = url.searchParams.getAll('requireTLS');
  if (given.length > 1 || !['true', 'false', undefined].includes(given[0]))
    return 'takes requireTLS=true or requireTLS=false, once.';
  const isPlain = url.protocol === 'smtp:' && !isLoopback(url.hostname) && !mailNeedsTls(url);
  if (isPlain && url.password !== '')
    return 'must not send a password without TLS: leave out requireTLS=false.';
  return null;
}

/** What is wrong with the URL of a database: what `pg` reads is right, with its forms for sockets. */
export function databaseProblem(value: string): string | null {
  if (!/^(?:postgres(?:ql)?|socket):\/|^\//i.test(value))
    return 'must start with postgres:// or postgresql://.';
  try {
    new pg.Client({ connectionString: value });
    return null;
  } catch (error) {
    const isFile = error instanceof Error && 'syscall' in error;
    return isFile
      ? 'names a certificate or key file that cannot be read.'
      : 'is not a valid URL: check its host, its port and how its password is encoded.';
  }
}
