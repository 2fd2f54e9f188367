import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The page may load its own scripts, styles, fonts and pictures and nothing else; nothing inline runs. */
const pagePolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Previews of photos chosen for upload are blob: and data: URLs.
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Text never becomes markup or a script, whatever code does: the one address of a script that is started by name, the
  // worker's for photos, is vouched for by the app's one policy.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['codec-worker'],
};

/** Answers of the API and pictures are never documents that load anything. */
const dataPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] };

/**
 * Sets the security headers, without replacing what a route has set.
 * @param publicUrl when it is https, browsers are told to stay with https
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const common = {
    overwrite: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: publicUrl.startsWith('https://') && 'max-age=31536000; includeSubDomains',
  };
  const forPages = secureHeaders({ ...common, contentSecurityPolicy: pagePolicy });
  const forData = secureHeaders({ ...common, contentSecurityPolicy: dataPolicy });
  return async (c, next) => {
    await next();
    const isPage = (c.res.headers.get('content-type') ?? '').startsWith('text/html');
    await (isPage ? forPages : forData)(c, async () => {});
  };
}
