// `pnpm fleet`: the setup of docs/running.md on this machine, with the contract, end-to-end tests, a load, and then
// chaos tests. Prints one line for each part. `pnpm fleet WORD…` runs the parts whose names contain one of these
// words.
import { execFile } from 'node:child_process';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startFleet, type Fleet } from './fleet.ts';
import { startLoad, type Report } from './load.ts';
import { endAll, until } from './processes.ts';

const run = promisify(execFile);
const words = process.argv.slice(2);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The result of a part, in a few words. @throws when it fails */
type Part = (fleet: Fleet) => Promise<string>;

/** End-to-end tests that need neither their own server nor its emails. */
const journeys = ['finding', 'reading', 'paging', 'rendered'].map((name) => `tests/journeys/${name}.test.ts`);

async function suite(project: string, env: Record<string, string>, files: string[] = []): Promise<string> {
  const args = ['exec', 'vitest', 'run', '--project', project, '--no-color', ...files];
  const { stdout } = await run('pnpm', args, { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(error.stdout ?? error.message);
    },
  );
  return /Tests\s+(.*)/.exec(stdout)?.[1] ?? '';
}

/** A load while something happens. Nothing may be lost. */
async function under(fleet: Fleet, fault: () => Promise<unknown>, mayLoseWrites = false): Promise<string> {
  const load = await startLoad(fleet.origin);
  await pauseFor(1_000);
  let report: Report | undefined;
  try {
    await fault();
    await pauseFor(1_000);
  } finally {
    report = await load.stop();
  }
  const { reads, writes, halves, readErrors, writeErrors, unseen, times, seconds } = report;
  if (readErrors.length > 0) throw new Error(`${readErrors.length} of ${reads} reads: ${readErrors[0]}`);
  if (unseen.length > 0)
    throw new Error(`${unseen.length} of ${writes} listings could not be read after posting`);
  if (writeErrors.length > 0 && !mayLoseWrites)
    throw new Error(`${writeErrors.length} of ${writes} writes: ${writeErrors[0]}`);
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const lost = writeErrors.length === 0 ? '' : `, ${writeErrors.length} failed with an error`;
  return (
    `${reads} reads without an error${halves === 0 ? '' : `, ${halves} of them cut off and retried`}, ${Math.round(reads / seconds)} a second, ` +
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1 - 1e-9)} ms; ${writes} listings posted${lost}, all readable at once`
  );
}

/** The servers' log lines about a request; a response without an id is the balancer's own. */
function saidOf({ servers }: Fleet, { headers }: Response): string {
  const id = headers.get('x-request-id');
  if (id === null) return 'The response is from the balancer.';
  return servers.flatMap(({ running }) => running.lines.filter((line) => line.includes(id))).join('\n');
}

const parts: Record<string, Part> = {
  // First, because they need the demo unchanged.
  journeys: ({ origin }) => suite('journeys', { JOURNEYS_ORIGIN: origin }, journeys),
  contract: ({ origin }) => suite('contract', { CONTRACT_BASE_URL: origin }),
  load: (fleet) => under(fleet, () => pauseFor(6_000)),
  'a server that is killed': (fleet) =>
    under(
      fleet,
      async () => {
        const [one] = fleet.servers;
        await one.running.end('SIGKILL');
        await pauseFor(1_500);
        await one.start();
      },
      // It is unknown whether writes in progress were done, so they are not repeated.
      true,
    ),
  'servers that are restarted, one after the other': (fleet) =>
    under(fleet, async () => {
      for (const server of fleet.servers) {
        await server.running.end('SIGTERM');
        await server.start();
        await pauseFor(1_500);
      }
    }),
  'a server that the balancer cannot reach': (fleet) =>
    under(
      fleet,
      async () => {
        fleet.serverLine.refuse();
        await pauseFor(3_000);
        fleet.serverLine.restore();
      },
      true,
    ),
  'a server that falls silent to the balancer': (fleet) =>
    under(
      fleet,
      async () => {
        fleet.serverLine.hang();
        await pauseFor(4_000);
        fleet.serverLine.restore();
      },
      true,
    ),
  'a replica that crashes and comes back': (fleet) =>
    under(fleet, async () => {
      await fleet.replica.stop('immediate');
      await until('it is reported as lost', () => fleet.saysOfReplica('lost'));
      await pauseFor(2_000);
      await fleet.replica.start();
      await until('it is used again', () => fleet.saysOfReplica('in_use'));
    }),
  'a replica that falls silent': (fleet) =>
    under(fleet, async () => {
      fleet.replicaLine.hang();
      await until('it is reported as lost', () => fleet.saysOfReplica('lost'));
      fleet.replicaLine.restore();
      await until('it is used again', () => fleet.saysOfReplica('in_use'));
    }),
  'a primary that is gone: visitors can still read': async (fleet) => {
    await until('the replica is used', () => fleet.saysOfReplica('in_use'));
    await pauseFor(3_000);
    await fleet.primary.stop('fast');
    const failed: string[] = [];
    const end = performance.now() + 6_000;
    let reads = 0;
    while (performance.now() < end)
      for (const path of ['/', '/listings', '/api/v1/listings?query=desk']) {
        reads += 1;
        const answer = await fetch(fleet.origin + path);
        const text = await answer.text();
        if (!answer.ok)
          failed.push(`${path}: ${answer.status} ${text.slice(0, 200)}\n${saidOf(fleet, answer)}`);
      }
    await fleet.primary.start();
    await until(
      'it accepts writes again',
      async () => (await fetch(`${fleet.origin}/readyz`)).status === 200,
    );
    if (failed.length > 0) throw new Error(`${failed.length} of ${reads} reads: ${failed[0]}`);
    return `${reads} reads without an error`;
  },
};

const chosen = Object.entries(parts).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
let failed = 0;
process.once('exit', endAll);
const began = performance.now();
const fleet = await startFleet();
say(`ok   set up in ${Math.round(performance.now() - began)} ms: ${fleet.origin}`);
try {
  await until('the replica is used', () => fleet.saysOfReplica('in_use'));
  for (const [name, part] of chosen)
    try {
      say(`ok   ${name}: ${await part(fleet)}`);
    } catch (error) {
      failed += 1;
      say(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
} finally {
  await fleet.remove();
}
say(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
