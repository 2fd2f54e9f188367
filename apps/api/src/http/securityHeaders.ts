import type { MiddlewareHandler } from 'hono';

/** The page may load its own scripts, styles, fonts and pictures and nothing else; nothing inline runs. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Previews of photos chosen for upload are blob: and data: URLs.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers of the API and pictures are never documents that load anything. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sets the headers that keep a browser on the safe side, without replacing what a route has set.
 * @param publicUrl when it is https, browsers are told to stay with https
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const secure = publicUrl.startsWith('https://');
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
    setOnce(headers, 'content-security-policy', isPage ? pagePolicy : dataPolicy);
    setOnce(headers, 'x-content-type-options', 'nosniff');
    setOnce(headers, 'x-frame-options', 'DENY');
    setOnce(headers, 'referrer-policy', 'strict-origin-when-cross-origin');
    setOnce(headers, 'cross-origin-opener-policy', 'same-origin');
    setOnce(headers, 'cross-origin-resource-policy', 'same-origin');
    setOnce(headers, 'permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (secure) setOnce(headers, 'strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}

function setOnce(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
