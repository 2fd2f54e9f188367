import type { InlineHashes, MapTiles } from '@porchlight/domain';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Sources that a page may load from: its own scripts, styles, fonts and pictures and nothing else. */
const pageSources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Previews of photos chosen for upload are blob: and data: URLs.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Text must not become markup or a script. One policy admits the URL of the worker for photos, the only
  // script started by name; the other admits the one text that the map library passes to a browser check.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['codec-worker', 'default'],
};

const policyText = (sources: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

export const policyHeader = 'content-security-policy';

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

const nothingInline: InlineHashes = { scripts: [], styles: [] };

/**
 * The content security policy of a page.
 * @param tiles map tiles; their origin is allowed for pictures, and that of an archive for requests
 * @param inline hashes of the page's inline scripts and styles; no others are allowed
 */
export function pagePolicy(
  tiles: MapTiles | null,
  { scripts, styles }: InlineHashes = nothingInline,
): string {
  const isArchive = tiles?.format === 'pmtiles';
  // An archive on this server has a path.
  const origins = tiles === null || tiles.url.startsWith('/') ? [] : [new URL(tiles.url).origin];
  return policyText({
    ...pageSources,
    'img-src': [...pageSources['img-src'], ...(isArchive ? [] : origins)],
    'connect-src': [...pageSources['connect-src'], ...(isArchive ? origins : [])],
    'script-src': [...pageSources['script-src'], ...quoted(scripts)],
    'style-src': [...pageSources['style-src'], ...quoted(styles)],
  });
}

/** API responses and pictures are never documents that load anything. */
const dataPolicy = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] });

/**
 * Sets the security headers, without replacing those set by a route.
 * @param publicUrl when it is https, browsers are required to use https
 * @param tiles as for {@link pagePolicy}
 */
export function securityHeaders(publicUrl: string, tiles: MapTiles | null): MiddlewareHandler {
  const everywhere = {
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https://') && 'max-age=31536000; includeSubDomains',
  } as const;
  const ofPages = secureHeaders({
    ...everywhere,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: [], usb: [] },
  });
  // Browsers read the others of documents only: on every script of a page they weigh 6 kB.
  const ofOthers = secureHeaders({
    ...everywhere,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: 'DENY',
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const plainPage = pagePolicy(tiles);
  return async (c, next) => {
    await next();
    const isPage = (c.res.headers.get('content-type') ?? '').startsWith('text/html');
    await (isPage ? ofPages : ofOthers)(c, async () => {});
    if (!c.res.headers.has(policyHeader)) c.res.headers.set(policyHeader, isPage ? plainPage : dataPolicy);
  };
}
