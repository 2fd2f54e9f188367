import { createHash } from 'node:crypto';
import type { Clock } from '../ports/index.ts';
import { compressed, compressedMinBytes, type Encoding } from '../http/index.ts';

/** Milliseconds for which a page is given out, counted from when it was begun. */
export const pageAges = {
  /** As it is. */
  fresh: 5_000,
  /** While a new one is made beside it. */
  stale: 15_000,
  /** While no new one can be made, because the database is away. */
  trouble: 300_000,
} as const;

/** What of a page is the same for everyone who asks for it. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** A page that is compressed once for each encoding. */
export interface Page extends RenderedPage {
  /** Its ETag: weak, because it is the same in every encoding. */
  tag: string;
  /** Its body in an encoding; null where compressing brings nothing. */
  encoded(encoding: Encoding): Uint8Array<ArrayBuffer> | null;
}

/** @param onGrown hears how many bytes more the page takes */
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

/** Rendered pages in memory. */
export interface PageCache {
  /**
   * The page of an address: a kept one, or a new one, which whoever asks meanwhile gets as well.
   *
   * @param render never rejects: a page that could not be made has a status of 500 or more
   */
  get(address: string, render: () => Promise<RenderedPage>): Promise<Page>;
  /** The cached page of an address, unless a new one has to be rendered. */
  fresh(address: string): Page | undefined;
  /** From now on no one is given a page that was begun before, unless no new one can be made. */
  outdate(): void;
  /** What it holds, in bytes: never more than it may, but for the moment of adding to it. */
  readonly bytes: number;
}

interface Entry {
  page: Page;
  begunAt: number;
  bytes: number;
  isOutdated: boolean;
  /** No new one could be made: until then no one tries. */
  restsUntil: number;
}

/** What an entry takes beside the bodies: address, headers and objects. */
const ENTRY_BYTES = 2_000;

/** @param maxBytes of addresses and bodies, compressed ones included */
export function createPageCache(clock: Clock, maxBytes: number): PageCache {
  /** Whoever was asked for last stands last. */
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

  /** Neither is a page good that comes from the future, because the clock was put back. */
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

  /** What is rendered for another visitor; a failure may be theirs alone, as when their searches fill their line. */
  async function share(address: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const isShared = underWay.has(address);
    // At once: a change that comes next has to find it under way.
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
