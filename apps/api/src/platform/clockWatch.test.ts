import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordSeen, watchClock, type WatchedClock } from './clockWatch.ts';
import { describeOnDatabases, testClock, type TestClock } from '../testing/testApi.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeOnDatabases('the clocks of several processes', (server) => {
  const open: WatchedClock[] = [];
  beforeEach(() => server().db.query('DELETE FROM clock_seen'));
  afterEach(() => open.splice(0).forEach((watch) => watch.stop()));

  /** A process whose clock is off by `off` milliseconds. The database server has the real time. */
  async function start(off = 0): Promise<{ clock: TestClock; watch: WatchedClock }> {
    const clock = testClock(new Date(Date.now() + off).toISOString());
    const { db, deps } = server();
    const watch = await watchClock({ db, clock, logger: deps.logger, uptime: clock.uptime });
    open.push(watch);
    return { clock, watch };
  }
  const isTrusted = ({ watch }: { watch: WatchedClock }) => watch.trustedClock.isTrusted();

  test('a clock that is 70 days ahead is not trusted while another process runs', async () => {
    const right = await start();
    const ahead = await start(70 * day);
    const end = ahead.clock.now();
    for (let beat = 0; beat < 30; beat += 1) {
      for (const { clock, watch } of [right, ahead]) {
        clock.advance(5 * minute);
        await watch.beat();
      }
      expect([isTrusted(right), isTrusted(ahead)]).toEqual([true, false]);
    }
    expect(ahead.watch.trustedClock.now().getTime()).toBeLessThan(end.getTime() - 69 * day);
  });

  test('a process that starts while another one runs is trusted at once', async () => {
    await start();
    expect(isTrusted(await start(2 * minute))).toBe(true);
  });

  test('after two months offline, a process is trusted after an hour, and the next start at once', async () => {
    await recordSeen(server().db, new Date(Date.now() - 60 * day));
    const process = await start();
    expect(isTrusted(process)).toBe(false);
    for (let beat = 0; beat < 12; beat += 1) {
      process.clock.advance(5 * minute);
      await process.watch.beat();
    }
    expect(isTrusted(process)).toBe(true);
    await process.watch.beat();
    expect(isTrusted(await start())).toBe(true);
  });

  test('an operator can confirm the clock at once', async () => {
    await recordSeen(server().db, new Date(Date.now() - 60 * day));
    const process = await start();
    await process.watch.beat();
    expect(isTrusted(process)).toBe(false);
    await recordSeen(server().db, process.clock.now());
    await process.watch.beat();
    expect(isTrusted(process)).toBe(true);
  });

  test("after restoring an old backup the clock isn't trusted for an hour", async () => {
    await recordSeen(server().db, new Date(Date.now() - 10 * day));
    const { clock, watch } = await start();
    expect(watch.trustedClock.now().getTime()).toBeLessThanOrEqual(clock.now().getTime() - 10 * day);
  });

  test('a database server with a different time keeps the clock untrusted', async () => {
    const process = await start(-30 * day);
    expect(isTrusted(process)).toBe(server().db.kind === 'embedded');
  });
});
