import { isIP } from 'node:net';
import pg from 'pg';
import { isLoopback } from './loopback.ts';

/** What a setting's URL may contain besides scheme, host and port. */
export interface UrlRules {
  protocols: readonly string[];
  example: string;
  credentials?: boolean;
  path?: boolean;
  query?: boolean;
  /** Further problems with it, to follow "NAME ". */
  also?: (url: URL) => string | null;
}

/**
 * The problem with a URL, to follow the name of its setting; `null` if there is none. The value is never repeated,
 * because it may contain a password.
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

/** Whether a text is a host name: labels of letters, digits and hyphens, but not a number. */
export const isHostName = (text: string): boolean => /^(?!\d+(?:\.\d+)*$)[\w-]+(?:\.[\w-]+)*$/.test(text);

/** Hosts that mean all addresses of a machine, or none: a server can listen on them, but links can't use them. */
const isAnyAddress = (host: string): boolean => /^0\.|^\[(?:::|::ffff:0:[\da-f]+)\]$/.test(host);

export function publicHostProblem({ hostname }: URL): string | null {
  if (isAnyAddress(hostname)) return 'must name a host that a browser can open, not all addresses.';
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || isHostName(hostname) ? null : 'must have a host of letters, digits, dots and hyphens.';
}

/**
 * Whether a mail server on another machine must offer TLS: yes, unless the URL has `requireTLS=false`. For mail
 * servers on this machine it is optional.
 */
export const mailNeedsTls = (url: URL): boolean =>
  !isLoopback(url.hostname) && url.searchParams.get('requireTLS') !== 'false';

export function smtpProblem(url: URL): string | null {
  const given = url.searchParams.getAll('requireTLS');
  if (given.length > 1 || !['true', 'false', undefined].includes(given[0]))
    return 'must have requireTLS=true or requireTLS=false, only once.';
  const isPlain = url.protocol === 'smtp:' && !isLoopback(url.hostname) && !mailNeedsTls(url);
  if (isPlain && url.password !== '')
    return 'must not send a password without TLS: leave out requireTLS=false.';
  return null;
}

/** The problem with a database URL: everything that `pg` can parse is valid, including its forms for sockets. */
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
