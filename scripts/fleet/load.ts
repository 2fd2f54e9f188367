import { setTimeout as pauseFor } from 'node:timers/promises';

export interface Report {
  reads: number;
  writes: number;
  /** Responses that were cut off, which no balancer can repair: retried, as browsers and the app do. */
  halves: number;
  /** Failed reads, with the reason. */
  readErrors: string[];
  writeErrors: string[];
  /** Listings that could not be read right after they were posted. */
  unseen: string[];
  /** Times of reads in milliseconds, sorted. */
  times: number[];
  seconds: number;
}

export interface Load {
  stop(): Promise<Report>;
}

const readers = 6;

const pages = [
  '/',
  '/listings',
  '/listings?q=desk',
  '/categories',
  '/api/v1/listings',
  '/api/v1/categories/stats',
];

/** Reads as visitors and posts as a member who reads the result at once, until stopped. */
export async function startLoad(origin: string): Promise<Load> {
  const report: Report = {
    reads: 0,
    writes: 0,
    halves: 0,
    readErrors: [],
    writeErrors: [],
    unseen: [],
    times: [],
    seconds: 0,
  };
  const token = await signIn(origin);
  const body = await listingBody(origin, token);
  const began = performance.now();
  let isOver = false;

  async function read(path: string, isAgain = false): Promise<number> {
    const asked = performance.now();
    if (!isAgain) report.reads += 1;
    let answer: Response | undefined;
    try {
      answer = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      report.times.push(performance.now() - asked);
      return answer.status;
    } catch (error) {
      if (answer?.ok === true && !isAgain) {
        report.halves += 1;
        return read(path, true);
      }
      report.readErrors.push(`${path}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`);
      return 0;
    }
  }

  async function visitor(first: number): Promise<void> {
    for (let n = first; !isOver; n += 1) {
      const path = pages[n % pages.length] ?? '/';
      const status = await read(path);
      if (status !== 200 && status !== 0) report.readErrors.push(`${path}: ${status}`);
    }
  }

  async function member(): Promise<void> {
    for (let n = 0; !isOver; n += 1) {
      await pauseFor(50);
      report.writes += 1;
      const id = await post(`${n}`).catch((error: unknown) => {
        report.writeErrors.push(String(error));
        return null;
      });
      if (id === null) continue;
      // Read as a visitor: the listing must be visible to them as well.
      const status = await read(`/listings/${id}`);
      if (status === 404) report.unseen.push(id);
      else if (status !== 200 && status !== 0) report.readErrors.push(`/listings/${id}: ${status}`);
    }
  }

  async function post(name: string): Promise<string> {
    const answer = await fetch(`${origin}/api/v1/listings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, title: `Posted under load ${name}` }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { id: string } };
    return data.id;
  }

  const work = Promise.all([...Array.from({ length: readers }, (_, n) => visitor(n)), member()]);
  return {
    async stop() {
      isOver = true;
      await work;
      report.seconds = (performance.now() - began) / 1_000;
      report.times.sort((a, b) => a - b);
      return report;
    },
  };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@porchlight.test', password: 'Porchlight1' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

async function listingBody(origin: string, token: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/api/v1/categories`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { subCategories: { id: string }[] }[] };
  return {
    category_id: data[0]?.subCategories[0]?.id,
    description: 'It is in good shape and ready to be picked up.',
    price: 10,
    price_type: 'fixed',
    location: 'Austin, TX',
    contact_email: 'ana@porchlight.test',
    contact_phone: '(512) 555-0100',
  };
}
