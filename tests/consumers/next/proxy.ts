import { NextResponse, type NextRequest } from 'next/server';

/**
 * A strict policy from the Next.js documentation: scripts and styles need the page's nonce. A prerendered
 * page can't know the nonce, so it may have inline scripts, but no inline styles.
 */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const isBuiltAhead = request.nextUrl.pathname === '/';
  const policy = [
    `default-src 'self'`,
    isBuiltAhead
      ? `script-src 'self' 'unsafe-inline'`
      : `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
