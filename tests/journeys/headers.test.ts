import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { findListings } from './support/demo.ts';
import { journey } from './support/journey.ts';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (given: string) => string }): unknown;
    };
  }
}

const page =
  /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/;
const data = /^default-src 'none';.*sandbox/;

/** Fetches a path without a browser or redirects. */
const get = (origin: string, path: string): Promise<Response> => fetch(origin + path, { redirect: 'manual' });

async function addresses(origin: string): Promise<[path: string, status: number, policy: RegExp][]> {
  const { listings } = await findListings(origin, { limit: '1' });
  const [listing] = listings;
  const html = await (await get(origin, '/')).text();
  const script = /\/assets\/index-[^"]+\.js/.exec(html)?.[0];
  const style = /\/assets\/[^"]+\.css/.exec(html)?.[0];
  const font = /\/assets\/[^"]+\.woff2/.exec(html)?.[0];
  const photo = listing?.images[0]?.thumbnail_url;
  if (!listing || !script || !style || !font || !photo) throw new Error('The first page is not whole');
  return [
    ['/', 200, page],
    ['/login?returnTo=%2F%2Fevil.example', 200, page],
    [`/listings/${listing.id}`, 200, page],
    ['/nowhere', 404, page],
    ['/listings?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200, page],
    [script, 200, data],
    [style, 200, data],
    [font, 200, data],
    [photo, 200, data],
    ['/boot.js', 200, data],
    ['/robots.txt', 200, data],
    ['/sitemap.xml', 200, data],
    ['/assets/nothing.js', 404, data],
    ['/images/nothing.webp', 404, data],
    ['/api/v1/listings', 200, data],
    ['/api/v1/listings?min_price=x', 422, data],
    ['/api/v1/nothing', 404, data],
    ['/api/v1/user/listings', 401, data],
    ['/api/v1/auth/login', 405, data],
    ['/healthz', 200, data],
  ];
}

describe('every kind of response', () => {
  journey('has security headers, and sets no cookie', async ({ origin }) => {
    for (const [path, status, policy] of await addresses(origin)) {
      const { headers, ...answer } = await get(origin, path).then((response) => ({
        headers: response.headers,
        status: response.status,
      }));
      expect([path, answer.status]).toEqual([path, status]);
      const given = headers.get('content-security-policy') ?? '';
      expect(given, path).toMatch(policy);
      expect(given, path).not.toContain('unsafe');
      expect(given, path).toContain("frame-ancestors 'none'");
      if (policy === page)
        for (const rule of [
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "require-trusted-types-for 'script'",
          'trusted-types codec-worker default',
        ])
          expect(given.split('; '), path).toContain(rule);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      // Browsers read these of documents only.
      const ofDocuments = {
        'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin',
      };
      for (const [name, value] of Object.entries(ofDocuments))
        expect([path, name, headers.get(name)]).toEqual([path, name, policy === page ? value : null]);
      expect(headers.get('set-cookie'), path).toBeNull();
    }
  });

  journey("text can't become markup through any DOM API", async ({ visit }) => {
    const { page: tab } = await visit({ expects: [/TrustedHTML|TrustedScript|trusted-types/i] });
    await tab.goto('/');
    const doors = await tab.evaluate(() => {
      const refused = (act: () => unknown): boolean => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const text = '<img src="x">';
      return {
        innerHTML: refused(() => (document.createElement('div').innerHTML = text)),
        parser: refused(() => new DOMParser().parseFromString(text, 'text/html')),
        script: refused(() => (document.createElement('script').src = '/boot.js')),
        worker: refused(() => new Worker('/boot.js')),
        policy: refused(() => window.trustedTypes?.createPolicy('another', { createScriptURL: String })),
      };
    });
    expect(doors).toEqual({ innerHTML: true, parser: true, script: true, worker: true, policy: true });
  });

  journey("no page has an inline script or style that its policy doesn't list", async ({ origin }) => {
    for (const [path, , policy] of await addresses(origin)) {
      if (policy !== page) continue;
      const answer = await get(origin, path);
      const given = answer.headers.get('content-security-policy') ?? '';
      const html = await answer.text();
      const hashes: string[] = [];
      for (const [, attributes = '', text = ''] of html.matchAll(
        /<(?:script|style)((?: [^>]*)?)>(.*?)<\/(?:script|style)>/gs,
      ))
        if (attributes === '') hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
        else expect(attributes, path).toMatch(/ src="\/|type="application\/(ld\+)?json"/);
      // Exactly these, no others.
      expect(given.match(/'sha256-[^']+'/g), path).toEqual(hashes);
      expect(html, path).not.toMatch(/<[^>]* (style|on[a-z]+)="/);
      expect(html, path).not.toContain('<script>alert');
    }
  });
});
