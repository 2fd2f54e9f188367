import {
  type Language,
  languages,
  pagePaths,
  prefixOf,
  type RenderRequest,
  splitLanguage,
} from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { acceptedEncoding, type ApiContext, HttpError } from '../http/index.ts';
import { addressSubject, createLimiter, rates, requesterAt } from '../limits/index.ts';
import { errorFields } from '../logger.ts';
import { createTurns, CrowdedError } from '../turns.ts';
import type { WebBuild } from './build.ts';
import { compressible, createPageCache, pageAges, type Page, type RenderedPage } from './pageCache.ts';

const MEGABYTE = 1_048_576;
const MINUTE_MS = 60_000;
const encoder = new TextEncoder();

/** Pages cached here may also be cached in front of this server; a browser revalidates its copy each time. */
const keptByCaches = {
  'cache-control': `public, max-age=0, s-maxage=${pageAges.fresh / 1000}`,
  'cdn-cache-control': [
    'public',
    `max-age=${pageAges.fresh / 1000}`,
    `stale-while-revalidate=${(pageAges.stale - pageAges.fresh) / 1000}`,
    `stale-if-error=${pageAges.trouble / 1000}`,
  ].join(', '),
};

/** Calls the API as an anonymous visitor with an IP address, for a page in a language. */
export type AskFrom = (address: string, language: Language) => RenderRequest['fetch'];

/**
 * The pages of the web app. They are the same for all visitors, because the server doesn't know the user; public
 * pages are cached for a few seconds.
 *
 * @param askFrom calls the API as an anonymous visitor with an IP address, without a network hop
 */
export function createPages(deps: Deps, web: WebBuild, askFrom: AskFrom) {
  const { changes, clock, logger, metrics, settings } = deps;
  const cache = settings.pageCacheMb === 0 ? null : createPageCache(clock, settings.pageCacheMb * MEGABYTE);
  if (cache !== null) void changes.subscribe(() => cache.outdate());

  const countRendered = metrics?.counter(
    'pages_rendered_total',
    'Pages rendered, without those served from the cache.',
  );

  const limiter = createLimiter(deps);
  /** Rendering uses the CPU: visitors take turns, so that many requests of one don't delay the others. */
  const turns = createTurns({
    atOnce: 4,
    atOncePerKey: 2,
    atOncePerGroup: 3,
    waitingMax: 200,
    waitingPerKey: 40,
  });

  async function render(c: ApiContext, { site, language, pathAndQuery }: Asked): Promise<RenderedPage> {
    countRendered?.();
    try {
      const { status, headers, body } = await site.web.render({
        url: settings.publicUrl + pathAndQuery,
        fetch: askFrom(c.get('clientAddress'), language),
        publicUrl: settings.publicUrl,
        // Rounded to minutes, so that within a minute a page with the same content is identical.
        now: new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
      });
      const bytes =
        typeof body === 'string'
          ? encoder.encode(body)
          : new Uint8Array(await new Response(body).arrayBuffer());
      return { status, headers, body: bytes };
    } catch (error) {
      logger.error('render_failed', { request_id: c.get('requestId'), ...errorFields(error) });
      return emptyPage(site, 500);
    }
  }

  const main = siteOf(web);
  const translations = new Map(
    Array.from(web.translations ?? [], ([language, translated]) => [language, siteOf(translated)]),
  );

  /** A page that the browser renders; not cached for others. */
  const emptyPage = ({ shell }: Site, status: number, headers: Record<string, string> = {}): Page => ({
    ...shell,
    status,
    headers: { ...headers, 'cache-control': 'no-store' },
  });

  /**
   * Counts a page that may have to be rendered, and runs it in its visitor's turn. The turn lasts until the page is
   * rendered, even if a cached one is returned earlier.
   *
   * @returns an empty page when the visitor asked for too many
   */
  function inTurn(c: ApiContext, asked: Asked): Promise<Page> {
    let rendering: Promise<RenderedPage> | undefined;
    const make = (): Promise<RenderedPage> => (rendering = render(c, asked));
    const address = c.get('clientAddress');
    return new Promise<Page>((resolve, reject) => {
      limiter.countRead(rates.pagesByAddress, addressSubject(address));
      turns
        .run(requesterAt(address), async () => {
          resolve(
            asked.key !== null && cache !== null
              ? await cache.get(asked.key, make)
              : compressible(await make()),
          );
          await rendering;
        })
        .catch(reject);
    }).catch((error: unknown) => {
      if (error instanceof HttpError) return emptyPage(asked.site, error.status, error.headers);
      if (error instanceof CrowdedError) return emptyPage(asked.site, 503, { 'retry-after': '5' });
      throw error;
    });
  }

  return async (c: ApiContext): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const address = splitLanguage(pathname);
    const translation = translations.get(address.language);
    // Without a build in the language, the address is one of the default language.
    const language = translation === undefined ? languages[0] : address.language;
    const path = translation === undefined ? pathname : address.path;
    const site = translation ?? main;
    const kept = site.web.keptAddress(settings.publicUrl + path + search);
    const key = kept === null ? null : prefixOf(language) + kept;
    const page =
      (key === null ? undefined : cache?.fresh(key)) ??
      (await inTurn(c, { site, language, pathAndQuery: kept ?? path + search, key }));
    return answer(c, page, {
      ...headersOf(path),
      ...(kept !== null && page.status === 200 && !hasToken(path) && keptByCaches),
    });
  };
}

/** The app in one language, and its empty page, compressed once for all. */
interface Site {
  web: WebBuild;
  shell: Page;
}

const siteOf = (web: WebBuild): Site => ({
  web,
  shell: compressible({ status: 200, headers: {}, body: encoder.encode(web.shell) }),
});

/** A page to render. */
interface Asked {
  /** In the language of the address. */
  site: Site;
  language: Language;
  /** The address, without the prefix of its language. */
  pathAndQuery: string;
  /** The cache key; null when it must not be cached. */
  key: string | null;
}

/** Pages that emails link to with a token. It is in the fragment, or in the query of older reset links. */
const tokenPages: readonly string[] = [
  pagePaths.resetPassword,
  pagePaths.confirmEmail,
  pagePaths.unsubscribe,
];

/** Whether a page's link may contain a token. The router ignores the case of paths. */
const hasToken = (pathname: string): boolean => tokenPages.includes(pathname.toLowerCase());

/** Default headers of pages that aren't cached. */
function headersOf(pathname: string): Record<string, string> {
  const isSecret = hasToken(pathname);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isSecret ? 'no-store' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(isSecret && { 'referrer-policy': 'no-referrer' }),
  };
}

function answer(c: ApiContext, page: Page, defaults: Record<string, string>): Response {
  // Header names ignore case, so a page's own header replaces the default.
  const headers = new Headers(defaults);
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  if (page.status === 200) {
    headers.set('etag', page.tag);
    if (knows(c.req.header('if-none-match'), page.tag)) return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const encoded = encoding === null ? null : page.encoded(encoding);
  if (encoding !== null && encoded !== null) headers.set('content-encoding', encoding);
  return new Response(encoded ?? page.body, { status: page.status, headers });
}

/** Whether an `If-None-Match` contains this page's ETag, strong or weak. */
const knows = (ifNoneMatch = '', tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => ['*', tag, tag.slice('W/'.length)].includes(known.trim()));
