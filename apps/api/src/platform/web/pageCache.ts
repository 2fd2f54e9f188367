import { createHash } from 'node:crypto';
import type { Clock } from '../ports/index.ts';
import { compressed, compressedMinBytes, type Encoding } from '../http/index.ts';

/** Maximum ages of a served page in milliseconds, counted from the start of its rendering. */
export const pageAges = {
  /** Served as it is. */
  fresh: 5_000,
  /** Served while a new one is rendered. */
  stale: 15_000,
  /** Served while rendering fails, because the database is unreachable. */
  trouble: 300_000,
} as const;

/** The part of a page that can be cached. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** A page that is compressed once for each encoding. */
export interface Page extends RenderedPage {
  /** Its ETag: weak, because it is the same for every encoding. */
  tag: string;
  /** Its body in an encoding; `null` if it is too small to compress. */
  encoded(encoding: Encoding): Uint8Array<ArrayBuffer> | null;
}

/** @param onGrown receives how many bytes the page has grown by */
export function compressible(page: RenderedPage, onGrown: (bytes: number) => void = () => {}): Page {
  const made = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  const hash = createHash('sha256').update(page.body).digest('base64url');
  return {
    ...page,
    tag: `W/"${hash.slice(0, 22)}"`,
    encoded(encoding) {
      if (page.body.byteLength < compressedMinBytes) return null;
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const bytes = compressed(page.body, encoding);
      made.set(encoding, bytes);
      onGrown(bytes.byteLength);
      return bytes;
    },
  };
}

export interface PageCache {
  /**
   * The page of a URL: a cached one, or a new one, which parallel requests share.
   *
   * @param render never rejects: a failed page has a status of 500 or more
   */
  get(address: string, render: () => Promise<RenderedPage>): Promise<Page>;
  /** The cached page of a URL, unless it has to be rendered again. */
  fresh(address: string): Page | undefined;
  /** Marks all pages as outdated: they are served only if rendering fails. */
  outdate(): void;
  /** Size in bytes, which exceeds the maximum only while a page is added. */
  readonly bytes: number;
}

interface Entry {
  page: Page;
  begunAt: number;
  bytes: number;
  isOutdated: boolean;
  /** After a failure, no attempt is made before this time. */
  restsUntil: number;
}

/** Size of an entry besides the bodies: URL, headers and objects. */
const ENTRY_BYTES = 2_000;

/** @param maxBytes of URLs and bodies, including compressed ones */
export function createPageCache(clock: Clock, maxBytes: number): PageCache {
  /** In order of the last request. */
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Page>>();
  let bytes = 0;
  let changes = 0;

  function drop(address: string): void {
    bytes -= entries.get(address)?.bytes ?? 0;
    entries.delete(address);
  }

  function grow(entry: Entry, more: number): void {
    entry.bytes += more;
    bytes += more;
    for (const address of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(address);
    }
  }

  function keep(address: string, page: Page, begunAt: number, isOutdated: boolean): void {
    drop(address);
    const entry = { page, begunAt, bytes: 0, isOutdated, restsUntil: 0 };
    entries.set(address, entry);
    grow(entry, ENTRY_BYTES + 2 * address.length + page.body.byteLength);
  }

  async function make(address: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const begunAt = clock.now().getTime();
    const before = changes;
    const page = compressible(await render(), (more) => {
      const entry = entries.get(address);
      if (entry?.page === page) grow(entry, more);
    });
    if (page.status === 200) keep(address, page, begunAt, before !== changes);
    else if (page.status < 500) drop(address);
    else {
      const last = entries.get(address);
      if (last !== undefined) last.restsUntil = clock.now().getTime() + pageAges.fresh;
    }
    return page;
  }

  function renew(address: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const started = underWay.get(address);
    if (started !== undefined) return started;
    const making = make(address, render).finally(() => {
      if (underWay.get(address) === making) underWay.delete(address);
    });
    underWay.set(address, making);
    return making;
  }

  /** Absolute, so that a page from the future isn't fresh after the clock was set back. */
  const ageOf = ({ begunAt }: Entry): number => Math.abs(clock.now().getTime() - begunAt);

  const needsNoRender = (entry: Entry): boolean =>
    (!entry.isOutdated && ageOf(entry) < pageAges.fresh) ||
    (ageOf(entry) < pageAges.trouble && clock.now().getTime() < entry.restsUntil);

  function fresh(address: string): Page | undefined {
    const entry = entries.get(address);
    if (entry === undefined) return undefined;
    entries.delete(address);
    entries.set(address, entry);
    return needsNoRender(entry) ? entry.page : undefined;
  }

  /**
   * Shares another visitor's rendering, unless it fails: the failure may concern only them, as when their queue is
   * full.
   */
  async function share(address: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const isShared = underWay.has(address);
    // Started synchronously, so that a change right after finds it in progress.
    const page = await renew(address, render);
    return isShared && page.status === 503 ? renew(address, render) : page;
  }

  return {
    get bytes() {
      return bytes;
    },
    fresh,
    async get(address, render) {
      const page = fresh(address);
      if (page !== undefined) return page;
      const entry = entries.get(address);
      if (entry === undefined) return share(address, render);
      const age = ageOf(entry);
      const renewed = renew(address, render);
      if (!entry.isOutdated && age < pageAges.stale) return entry.page;
      const made = await renewed;
      return made.status >= 500 && age < pageAges.trouble ? entry.page : made;
    },
    outdate() {
      changes += 1;
      underWay.clear();
      for (const entry of entries.values()) Object.assign(entry, { isOutdated: true, restsUntil: 0 });
    },
  };
}
